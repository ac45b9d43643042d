extension ObscureWords {
  /// French.
  static let french = Orthography.words(
    """
    acons acore acron activons actons adire adis adise adules advenue affaites affin affriche
    aillaient aillais aillait ailler aillez aillons aillé aillée aines aira airai airaient
    airais airait airas airent airer airez aisseau ajour ajourer akène alaire alaires alise
    alliaient alliais alliait almée amide amides amura amurai amuraient amurais amurait amuras
    amurez animerais animez anise annelle anomal anomaux anspect anspects antes aortes apidé
    apparient append appendre apura apurai apuraient apurais apurait apuras apurez arbores
    arde arder ardes arguent arille arise arisons arque arquer arqué articules arçon arçons
    asque assemblement atour atrière attifer attitrer avarient avents avinons avisons avivons
    avoyer axiles azura azurai azuraient azurais azurait azuras azurez aître aîtres bades
    badins badée bailles banche baque baques basins baste bers biaiser bidais bigle bilais
    billa binais biote bipais biplan bisais bisant biser bisse bisser bitais biveau biveaux
    blase blases boires bonite boras bote botes boulaient boulais boulait bouloir brai braie
    braiment brais braiser brande brandes brase brases brassin brasé brasée brelle brelles
    brout brucelles bues bulot bâte béasse béons cades cafre cafres cafte caftes cague cahute
    calable calables calasse calasses caleur caleurs cambres campane campanes campions camuse
    camuses canche caner canisse canter canuse canuses captable captables captal caque cardes
    cardial carres cassement catche catché catisse caveur ceints celasse celasses celés cente
    centes cernier cerniers charcles chartée chenin chenins chevaler chialeur chiffes chis
    chopine chouleur chouleurs chourant chromique cilla cille cilles cira cirais cirait cirse
    cirés cive clache clacher claché clade clamps clinquante clivent clonique clopine coache
    coasse coassement coasser coasses cocrée cois coite colporte commité commuent commues
    computes compètes compéter confinent congre conné connée connées constriction contaient
    continrent contint contrent convint convoient copule copules corme cormes cotent cotre
    coudant coudrais coudrait coudrier coulais coules coulez coulons coulpes coupleur
    coupleurs courbant coures coursant coursonne courée couse couses coutre coyer crasser
    craton crouilles croup croups cuche cuiter cuité cuités culasses culés cuons curable
    curant curent cuter cyons cènes cérite dallait devinent devisent diapositif diazine
    diazines dictes dissent dièsent diètes diésais diésait diésant diésons doche domines
    dompte domptes donneries dorais dorait dormes dosais dosait dosant dosent dosons dotes
    doucheur douci doucis duit duite duites durais durale dusse dusses déblai décidions décodé
    décompense décuisions dédisions déflexion défléchir déformes déférences déicide délacer
    délasse délasser déluté délutés dépendes dépités déprend dépurés dérage dérame dévide
    dévider dévidé empois encire encirons enclore enflant engaver enivrons entes entreprisses
    enté entée envidons envierons envions erra erres espades eusses excise excises facule
    fagne faillait faine fanal faraude farde farder fardes fars farte fartes faxe faxes feins
    fendent fendez fends ferlais ferlait ferler ferrai ferrais ferrait ferres fessus feulent
    fiais fiait fiances fiasse fics fiera fierai fierais fierait fieront fieu fieux fileur
    fileurs fius flaveur flemmes flm flocs foils fols foncions forais forait forent fores
    forkent forker forkes formage formatons formyle forée fouge fouges foulaient foulais
    foulait fouleur fouleurs foulez fouloir foulons fourbir fourme fourmes foutes foxé fracs
    fraisaient fraisais fraisait fraisant fraisons freux frimes frique fris frondé frondée
    frètes fuirent fusses féaux févier gade gades gager garas garons gausse gaveur gins gogole
    gond gondé gondée gord gouge gouger goulu gour gours groumes gréant gréer grésil guars
    gyros gémie géras haleur haline hantes harde harles hase hases herche herchent hercher
    hercheurs herché hile histories hoir hoirs horion houe houent houer houé huasse humine
    humines hure hures hème hèmes hère iambes ibère igné igue ilote imagier imites implose
    incisent infirmation infirmations informatisons iniquement instituions intentons iodée
    iodées iules jales jardons jars jaugé journalises joutent jouter jouteur jouteurs jouté
    jusée juter jutes kots krak lacement laces lacé laie langé lapa lape lapes lares lassait
    lassez lasurent layon layé liassent libration libères lieds lierres lieur lieurs liges
    likées limées linettes lingue lingues lini lissant lissent lissez lissions lisère lites
    litées liéger loche logues longes loure lousse louvaient louvais louvait louvant louvez
    louvons luette luettes luire lurent lute luter maars maceron macques madisons madrier
    mafique magner maie maigrie maillions malaxes manique manoque manoquer manoqué manéger
    maorie maque maquer maques maqué marbrant margine marinage marnière marrie maser massait
    massant massent massera matché matchés mateur mateurs matie mations matrie matrimoine
    mauvis maye mense menses mensure mensures messiers meures meuvent miliaire miliaires
    miment minceurs minium minon mirs misions misons misses misée mixes moie moises moiteur
    moiteurs moniale moreaux morfale moussé mouvaient mouvais mouvait mouvez mouvons muais
    muasse muge muges musque mussions mussée muée méfias métrite mêles nagions nanites nasard
    nattions navre navres nille nitre nivaux nomes nommage noueur noueurs novelle novelles
    obis ocrée oient oigne oignes oille oindre oing oins ointe oints oiseux ombreuses ombreux
    onctions ondé ondée oolitique oolitiques opine opinons optes orseille orseilles ossue
    ossus oubliiez ouilles ourses ovulaient ovulais ovulait ovulez ovulons oyais oyant oyons
    pager paillot pairement pairle pairles paissait paissant paisse paissent paisses paissez
    palan palans palis palmais palpais palus palé panière pante pantes parage pares parfis
    parfit pariage pariait pariée parqué parsait parsent pastique patents patinent patries
    pattant paturon paves payse paît pendais pendes pendra pends penture pesais pesse pesées
    petiotes peule peules phage phages pharisienne pigne pignes pilage pillions pime pinions
    pissant pissions pissons pite pites pive piète pkat pliantes plissons plusse poes poins
    poisser poissions poissé polaque policer polisson polissons ponde pontant ponter ponté
    pontée poque portale positivons positon positons postions potait potant potent poter
    poteur poteurs poté potée poudra poudraient poudrais poudrait pouds pourpraient pourprais
    pourprait praire prion prisses processionnel processionnelle processionnels prolos prote
    protes prouvaient prouvais prouvons précuise prédise prévis prévit puais puasse puassent
    puasses pusse pussent pussé putte putter péchant périme péris pétole quarre quotte quotter
    quotté rades ragent raidement raire rait rameux ramille ramilles ramées ranche rands
    raphide rappé rasions rasons raveur ravisons rebue recors redans redent redevoir redus
    relatons relayions reliais rembarque rembarquer rembarqué rempoté renter renté rentée
    renvient repais repend rependre reprisses rescription retardez revernir revins revirent
    revivent rhème rhèmes rirais rirait risse risses rivée rivées rober rogues roide rosses
    rotes rouleur roussie roustes ruasse ruasses ryes réactivons récrit rée réer réfaction
    réfactions régirons réglions régnions réions répartement répartements révérences réé saie
    saille sailles salpe salpes sames satisfit saucer saurer sauvais scalaires sciène sciènes
    seoir serine serins serraient serras setar setars sevra sevrai sevraient sevrais sevrait
    sevras sevrez shortant shorte shortent shortes sicle sicles sirs sitar sitars sixtes
    skient skons slache slang slavons soirent solins soléaire sonnées sore sores sorites sotie
    soties sottes sottie sotties souis soutire soutirent souvins spirée spis spécialises
    statons statuions statuons strie suage suais suait suant suent suera suerai sueraient
    suerais suerait sueras suerez sueront suiez suifant suifent suifez suons surfit surie
    suris surisse surjet surjets suros susse sérance séreuse séreux tablent taclent tains
    taisaient taisais taisait taisant taisons taler tallait talle tallent tardes tarin tarins
    tases tauper technologues teille teilles teins teinter tenson terpine terrorises tertres
    teseter testera tigrer tilles tins tisent tistre tomer tomée tonde tonds tonnant touer
    toues tourbage tourber tourtes toués traille trais trapper trappé trics trin trins tropes
    trouait trouent troues trouez trubles truste tuable turent turne tusse tusses ubique
    unciforme ure ures vailles valseur valseurs valuation vamp vasé veilla veinait veinant
    veinez venges ventait ventant vernir vesse vexille viella vinent vineux virai virais
    vireux virolent viseux visnage vissage vissant voilaient voilais voilait voilant voilez
    voilons volais voltant volter vomer vomies vouaient vouais vouerais vouerait voues vouez
    vouge vouons vrilla vrillage vrillages vénéfice vénéfices vénérations vête vêtes wais zens
    zervent ébat écopes écoules écuelle édiction édictions édifions éditons éfrit éfrits
    égaient égalises élises émiassions émottions émussions épart épissions éraient étames
    étier étiers étioles étique étirons étoles ôtes ôtés
    """
  )
}
