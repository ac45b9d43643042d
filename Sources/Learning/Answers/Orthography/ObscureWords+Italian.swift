extension ObscureWords {
  /// Italian.
  static let italian = Orthography.words(
    """
    abbaiamo abbaino abbicano abbuiamo abbuiano abituanti acanti acarpe accia acclusa accluse
    accodi accodo acile acni acoro acquietare acquietato acquieto adiamo adiro adrone aera
    aerata affretto afte agitanti agre aitanti albiti alerei algenti alido alterativa
    alterative alvo ambe ambente ambenti ambia ambiare ambiato ambino ambio amento amni aneli
    anelo angli anici annusale ansando ansare ansata ansate ansati ansato ansava ansiamo
    ansimale ansimali anso aorte apparitene appartene approbazione aprenti arate archeggio
    ardi ardici ardiva ardivano ardivi ardivo arei areo arerei arino armaci armante armiate
    arò aschi asciando asciare asciate asciati asciato ascio aspretta aspretti aspretto
    assistete astilo atee atematica attaglia attino attraccato attracchi attuta attutale
    attutali attute austori avalli aveano avei avene averai averanno averebbe averebbero
    averei averemmo averemo averesti avesi avesti aviere aviti avocati avocato avolo avori
    avvero avvi azionale azionali azza baca badata balleria baloccato barava baravi baravo
    baria barie bave beando beasi beassi beava beavi beavo belino benne bente benti beola
    beole berei berranno berrà bervi bielle biettivi biettivo biti bivi boari boere braca
    bracia bradi brasa brasata brasi brino bufone bufoni buna bune cabale cabrino calaci
    calasse calassi calciolo caldere campaci camusa camuse canda cando cantale cantali capici
    capitilo capota capotale capotano capoto captaci captale captano capto cardino carlina
    carnica carpelli carpisce carpisci carpisco carpita carpito carpitolo casere cassi
    castiello catare caudato causino cavali cavalo cavanti celasse celassi celte cerando
    cerare cerato cervato chiamiate chimo chioccolato ciane ciarlo cigli ciglioni cimando
    cince cingesi cinse cinsi cintare cintato cista cisto clarino coane coarta coattivo
    cocenti coesi coglia cogline coglio cogliono cointesto colasse colassi colona comini
    competa competo compimenti compire compitato componete computi concessone conclusone
    condenso condente condi condigli condine condiste conduzioni confare confatti confatto
    confitta confitto confusone conigliere connessone conosciti consce consoci constante
    constare consti consto contarti contene conteniti contrarti converto cordiere correi
    corresti corrispondete cosse cossero cossi costituto cotante cotesto cotona covile covili
    crassa cremando cremare crenata crenato crepando crepata criptiche croda crome crostante
    crosti crosto cruore cubino cultuale cultuali cuna cuoi decritto degnale deicide delazioni
    delezione depressone depriva depurati depurato dermi desinato desino desistenza desso
    dettali dettargli devino dicchi dicco dicenti difetta diffusone dimane dimetro dinne
    dionne dipendete diramo dirigete dirotti disaggio discale discendo discussone disdegni
    dispoto diti divengano divisone dizioni doga dogato doglio dola doli domandante domano
    domma dommi dorici dorsi dorò dosa doto dovano dovei doventi doveranno doverebbe
    doverebbero doverei doveremmo doveresti dovesti dubnio duella duettagli duolo ebbre edere
    eduzione eduzioni elativa elative elativi elativo elettri emici emico entrale entrali
    entriate eone epuro ergano ergine ermi ermo errano erravamo erta erte erti espiro
    espressone essesi estri etano eteri etile etra evirare evitto facole faine falcio faldo
    fasciamo fastello federe fende fendere fendono ferra ferrite ferriti ferviti ferzi ferzo
    fesa fesi feso ficchi fiduccia fieni fintale fiochi fioco fiondata fiondato fiondi fiondo
    fiossi fiosso fitografia fogliamo fola fole follo fonazione forasi forbire forbisce forino
    formiato forre forzo frano fratti fratto frema fremi fremo frine frini frinire frino fuco
    fuetti fugo fume funta furori fusori gabbrica ganda gasi gassa gassi gasso geli gema gemi
    gemo geniere genieri gerano germine germini gestitone ghiri giocane giovando gioviane
    gioviani gippone giravi girossi gitto giudaici grattamento grattati gratti gratto gravo
    grevi grippi grippo groppe groppi grullo guada guadando guadate guadi guardiate gutta
    gutte ibera iberi icono ideo idio idola idre ilota imani imano ime imiti impilanti
    impipanti imporrante imporranti impregno improvvidamente inacidente incaico incarco
    incedibile incidete incito incutile incutili indizia indiziale indiziano indiziare
    indiziata induca indulti inerito inferire inferitore inforno infossare ingesso ingrazio
    inia inscritti inscrizione inseme integramente intensione interazionale interazionali
    intermessa intermesse intermessi intono introno inulti invaiare invaiato inveito invitto
    iole ipetra ipetre ipetro irti ischi ischio istero itera iteri itero lare lassi latra
    latri latria latrino latro lazzo leder legnale legnali legnata legnati legnato lenone
    lerciò lesone lettiere levale levali libelli liberalmente librazione lici liminare limnea
    limnee limnite linceo lisso lochi lodale lodali maggiorente magiare magio malestro malgari
    malnato manale manato manutenere marcino marcito margina margino marnino marno marre
    marsina matteria matterie mattona mattono maturale maturali mdi medicante meditante mediti
    medito mefiti menale menatale mendica mendici mendico metatere metriti mettesi mieta
    mirale miranti mirti mistra misture moca mogie moire molano mondale mondali monile
    monimento morivi mortori mote nari nassa neni nettiamo niella niello nocca nodelli nodello
    noema normi notori nuore nuoti ofio oidio ollari olore omana omani omano omenti omento
    omore onne ontano onte oolitica oolitiche oolitici oolitico opia oplitica oplitiche oppia
    oppinione oppinioni opterai orbano origani orinato orine orini orino orna ornai orno orse
    orsine orza orze osar oschi ossesso ostante osto ostri ostro ostruire ottale ottene ottura
    pacere pacese pacesi paiano palando palano palare palava paliamo pano pante parando
    paratiti parava parcere parendo paresi paressi pargola pargole pariamo parila parile
    parimi pariti parotiti parre parrete parse partecipati pasciate passiate pataria patere
    patia patine patino patte peci pedi penando penano penaste penate penato penavo pendano
    pendendo pendi pendiamo pendo peniamo peno pensale peone percolo perdonale perdonali
    perendo peretta perette periamo peridi perita perite perivate permanete pescante pescanti
    pese pesiamo pesino pestante pestanti piagano piagare piagato pialla pialle piche pichi
    pigione pilano pilante pinace pingue pione piota pipano pipante pireni pireno piretro
    pirofilo pisce piscerebbe pisola pitto pivelli placo plaga pletto poetale poetando poetano
    poetare poetata poetati poetato poetesse poeto polche polistica polistiche polistici
    polistico polittici pontano pontenziale popone porgano porgetti porrai porranno porrebbero
    porrei porremmo porresti portenti posiamo postere potai potale potando potano potata
    potati poterai poteranno poterebbe poterebbero poterei poteremmo poteresti potesi potesti
    poti poto precedete precorso predente predenti predi predite predo predono prefetta premer
    premettono presiedente presone preterito pretto prevedente prevedenti previsa principiale
    principiali priviate processionale proemi professi prone propine propoli prore prorotto
    proti protrai provabile provabilità provetti pst ptero punga pungo puntiate pustola quatta
    questine questini ragli raglia ragliare raglio raia ramata ramate ramosa ramosi ramoso
    rancia rande ranni ranno rati ratta ratte razziamo recale recali recedente recedenti
    recide recisamente recisione recisioni redente redenti redo reflazione reflazioni
    regalmente regnalo relati relato relatovi remale remali remati remato reputati requisti
    rescritto ressi rezzi rezzo riabbia riaccoglie riaccogliere riaccolta riaccolte riaccolti
    riaccolto riamane riamasti riamo riardo riassegna riavolo ricolta ricolto ricorcare
    ricorcato ricotto ridetta ridette riecco rifermento riflessone rifratto rigela rimana
    rimangino rimano rimanono rimata rimati rimato rimi rimo rimostra rimostrare rimostrato
    rimpasta rimpasti rinvolta rinvolto ripersa riperse riperso ripesa ripesco ripeso risechi
    riseco risguardo risica risicolo risposo rissi ristorate ristorna ristornante ristornare
    ristornate ristorno risuscita risusciti risuscito risvolta ritene ritento ritine ritmane
    ritmasti ritta rituro riunitone riverisce riverse riversi rivetta rivota rivoto roana
    roani roano rodici rodine roesti roga rogano romanda romande romba rombano roso rospetto
    rotale rotato rovista rubbio ruppi ruschi salare salatore salivare salivato salpiamo sapei
    saperei sapetti sapiamo sapute sbotto scalpare scalva scalvare scalvato scalvo scanalo
    scansalo sceglia schifavi schivavi sciala sciale sciali sciamo sciano sciatola sciavi
    scifo scino scinto scolta scopetta scorzi scorzo scuoi scurivi scurivo scusiate sdegnale
    sdegni sdenti sdento sdoro segnatore sello senale sene serbata serialmente seriamo seriata
    servata servino sessale sessali sesse settagli sevi sevizi sevizio sevo sfai sfanno sfar
    sfarai sfaranno sfare sfarebbe sfarebbero sfarei sfaremo sfarà sfarò sfata sfatale sfate
    sfati sfato sfoci sfociale sfociali sfocio sfotto sfritta sfritte sfritti sfritto sfrondo
    sfusa sfuse sgola sgolare sgoli sgolo sgomma sgotto sgrana sgrano siatemi sigli sili
    simuli sinesi sinolo sirti sismo slavato smaltare smembra smembrano smembrava smente
    smenti smentirsi smento smentono smino smorta smotto sodati sodato sodici solati solato
    solcati soleare solfare solfito sondo sopite sopiti sopo sortivo sostene sosteno sostento
    spadare spagnuola spaio spala spalto spana spanno spanta spanti spanto sparai specoli
    specolo spede spegnale spegnato spegno spemi spensi sperdiamo spettando spettare spettavo
    spetto spiamo spianta spigare spigato spignora spignori spintesi spintomi spirazione spole
    spora sprinta stadera staggio staio stamno stana stappiamo starale starano starna starno
    steri sterna sterni stintomi stirano stoiche stoma stonaco stono storca storci storcici
    storco stordici streaking strema stressi stresso stria striamo striano strie stuardo
    stuella sturano subbi subbio subono sule suolare svano svelte svena svenato svendo sveno
    sventi svento svesto sviamo sviano svino svitare sviti svito svola svolare svolere svoli
    svolo svolvere tacce tacciamo tacciano taceva tacevano tacevo tacile tallito tanno tapa
    tarla tarle tarmaci tarmi tarò taso tatua tatuale tatuali tede teine teista teiste teisti
    temine temprale tenenza tenenze teni tenici teniere tenitori teno tentatovi teodia tessi
    tesso teta tetre tiare ticchi tigrare tintoli tintolo tiranne tirchia tisica tisico tmesi
    todino toglio tona tonare tonata tonato tondata tondato tonte toreino torica toriche
    torici torico torme torneare torneata torneato tornire tornisce tornito torse torva torvi
    torvo tose tossa tossi tosso tostale traglia trancia trappa trarti trasduzione tresco
    trippe trismo tritoli trivi trizio tropi truismo truono tuga tupi turare turiamo turnisti
    turo tutoli tutolo ubica ubico udano ulva umetti umica umici umico umo unano unga ungici
    ungiti ungo unine unisone unitone unzioni urente urenti uscano usiate usmani usta uste
    usti usto vaia vaie vantante varai varino varò veccia vederai vederemo velici velli veltro
    venano venefici venerale venerali venerazioni venissimo veniti ventri vergone veridica
    verina versifica versificare verta verti vertine verto vessi vetrifica vetrificare viado
    viaene viari viete vieto viga vigere vigli viglia vigliamo viglio viluppo vina violo vipla
    viraggi viraggio virene virola visico visitone vistare vitato vivile vivili vocino vogare
    vogato volgesse volgete volgeva volgevano volgevo voliere volimi volpa volpo vuotato
    zappiamo ziti
    """
  )
}
