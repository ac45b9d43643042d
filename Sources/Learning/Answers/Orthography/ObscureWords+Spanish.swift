extension ObscureWords {
  /// Spanish.
  static let spanish = Orthography.words(
    """
    abalizar aballo abana ablando abobado abobados abofado abofados aboyado aboyados abrogado
    abrogados acalde acepar acetar acetite acores acribe acurdo adepta adre adres adrá
    advenida afectaros afma afmas agrazo agrió ahajo ajar ajas ajora ajorro alacio alance
    alanza alanzar alborto alcea alegaría alerto aletos alfas algente algentes alientos alotas
    aloya alterativa alterativas aludo aluna alunas aluno alón amartillo amble amebas amento
    amias amibas amibos aminando aminar amitos amoche amá anche anear anejar anidad animadles
    animarles anotes antas anudar aoves apareen apearte apeas apeles apeonas apneas aponés
    apretura aproado apón arada aradas arcaba arcaban archa ardes arecer arfes argente
    argentes arlas arle armaras arna arnas aromada aromadas aromado arpende arque arres
    arzones arzón ará arás aré asaba asamos asaron asará asca astillo asura asó atancar atarás
    atascar atasque atasques ataucar atauque atauques atentes atería ates atores atorás
    atraques atuera atura aturás atás augmentar aullá auparte ayas babilar bacilar bacía bagan
    bagas bago balar baos barbato barias barios basilar bastada bataola batato batearía bazos
    beatería benes beoda bija bijas billa biloque bimba bimbas bines bino bloca boche boches
    bode bogados bogar bogares bojas bolar boles bollas botos braco cabalero cabaleros cadas
    caeos calara calase calases cales calve cambado cambando cambar cambizado cambizando
    camiar candá caneado cangar cansos cantales carcas carea careada careado carean careando
    carear carecimiento caree careemos careen carees carenas carera careras careó carias
    carios carminar carolos carotas carpos carracas carras carvajo caría cascado catos caudas
    cazos cebe cebemos ceben cebes cecino cejado cejamos cejan cejando cejar cejaron ceje
    cejen cejes cejo cejó celara celase celases cerbero cerero cesura cetros chafé challe
    challes champañas champo chantar chanto charlos charoles charretera chayó chaza chianos
    chine chiscas chite chocos chopa ciada ciando ciara ciaras cidras cienos cilla cimbre
    cimento cimentos cincha cintando cintar cintos cintó cinámica cista ciño cloche cloches
    clores coarta coartas coarte coartes coarto cobrea coces codas codea cognocer coita coité
    colara colase colases colche colches comentaros comerciables compañas competa competo
    comunicad concierte condigo congenio coniforme conocenos conoceos conrea constate consto
    contendido contendidos contraltos convergido convergir convergirse convine corar corche
    corches coreada coreado corean corear coree coreemos coreen corees coreo coreó corrigendo
    corsas cosiste coxas crasa crasas crasos cremada cremando crememos criais cribe crieis
    crine crinen cristinos crome cromen cruentas cruento crómica cuajas cuata cuatas cucando
    cuelo cuera cuita cultual cultuales cunando cune cuque curales curaos curdos curre curta
    curto cusa cusas cuso custro cuta cutas cuto cutos cuz cuñando cérea céreo cías dable
    dadles dalle dalles dallo daos dares dchas dcho decaían decender decinos decretaría
    deferencias deflexión deformas delaciones delate delato deleito delios deluda demonstrar
    demuda dentes denuda derogas desataca desatacado desatacar descaso deserto desistencia
    deslastre desmanda desos desperar destalle destalles desterminar desuda deudo devisar
    dezmás diado dicente dicentes dieces dienta dienten diento diete dietes dificultares
    dificultases dignamos dignificado dimiste distingas ditas divergido dixes doca doces doga
    dogas dolobres dolos dopa doses doto draba duba duces duchos dujo dundas díada echador
    edran edras edres edro educido educir efes efugio elato emanas embrago empedrador empelado
    empelados emplearos encartado encentra encentran encentro encero encesta endeñar endiente
    enfiar enfosque enfrenamiento enfrenar engonces enjero enrisque enrome ensero entada
    entadas entado enteradas entisad entono entrales entraras entrevar entriega entrono
    enturada enturadas enturar envero envidado envinado envirado erad eral erales ercer eremos
    ergio erina eroga erogas erran erras erres erá ería escampar escarpar escita escollar
    escrotos escruta escruto escuerzo escuerzos esenia esfolar esperanos espetaba espetamos
    espetan espetando espetar espeto espiada estacado estacar estafemos estantales estaos
    estaros estivo estrados estría etas etilo exclusa eón faba fabla fanal fanales faras farde
    fardes farios farro fasto fastos fato fatos faño fecho felpe femas femás ferrada ferrado
    ferrar festas festino feuda fiarme fiase fice ficen fices ficho fichos fida fidas fierra
    fierras fierre finco fitos flotes floto fluente fluentes fluimos fluiste fofos fonos foque
    foras forjas fornan fornas forno forre forres frade frades frado frece frecen freo frete
    freía frica froga frogas froto fruimos fruiste fuello fueres fugo fulera fuljo fumos fura
    furo fusa gafos gagas gagos galla gamos gayan gayas gaznado gaznando gaznar gaznas gaño
    geneal generables generadles generarles germina germinado germine germino germinó girados
    glasto glastos goda godas golas gomar gorma gormado gormar gormas grabes grais grajo
    gramada granando granar granas graneada granees granes granó graos grataba gratado
    gratados gratan gratando gratar grató gravo graznada groado groados gruía guas guato
    guatos guitara gura gurda guro habado habar hablanos hacedle hacenos haceos hachemos
    hacimiento halaba halado halamos halan halando halar halas haló hatería hedidas hedido
    hedidos herias heriros heroidas hiero hile hiña hiñas hiño hnas hoce holgar holgares
    hormas horras horro hozo hueve hueves humamos humero húmeros icen ices icho ichos igualad
    imple imples inatenta inatento incitados incluiros incuso indicia indiciar indició indos
    inedia infirma infirmado infirme infirmes infirmó interesaros inverno invitaros isas
    ivernes ivierno jabría jacer jadie jalá jambre jamá janes jasa jasas jata jedes jetes
    jijas jira jitad jora joras jubo judgar jurgo jurgos juta jutas juzgadores lacto ladea
    ladre ladres laidos laman lanado lardos lasos lasta latamente latos laudos launa laxos
    laya lazado lazas lazó ldo legada legamos legan legando legarles legaron legenda legra
    legrado legras legre legue legué leima lelas lelos leos lera leras leso lesos leteas
    levaba levado levamos levando levaron levará levo levó libares liberad liberes libes lidió
    liego liento ligares litas llaca llago llamaos llamaras llamaros llameaba llameada
    llameadas llameado llameados llanada llanadas llegales llegaos llevanos llevaos llotrar
    lluevo loado loados logreado loor ludas lude ludes ludiera ludieran ludieron lugres lujes
    luvia luvias luxas luxes luzcas macera maco madores madrera madures maesa maesas maeses
    maginar magnos mallos mamera mameras manato mancar manceras mandra mandras manear manearas
    maneas manetas maniera manieras mantera manteras manutener manutiene manutienen marcido
    marera maros marre marres marrido marsas marucha masera maslos materas maulas mayar mearía
    meases meate mecida mecidas medas medicados meditados medos mees meitad memora memorar
    memores menajes menorar mentidas mentoras merado merados mesiados mestal mestas meteos
    meteros miad miada miamos miando miar miaren miaría miasma miasmas michas micho michos
    miemos migad migrada migren miliar miliares mimbro mirales mirlada mirlando mirles mirrada
    misamos misemos mistad mistión mitrada mitrando mitrar mitren moer moheda mohedas moleta
    mondas mondos moneadas moneas morando moren morrales mostear motón mucas muergos mugando
    mugar murada murado murando murar mure muren murrió murta mutad muñere méate nabla nablas
    nacerse naja najas namorado nasas natral natrales negaros nidio nidios nieles nielo nievas
    nievo nivela noca nocente nostras noven numo objectos oblaciones oblación obres ocal
    ocales ocios oficias oles omento omentos omero oque orario orcen orea oreen ornada orneo
    orno osar osee ostro ostros osé otar oteas otos oven oídio pacer pafio paico pairada
    pairar papees pardees pareada pareas pareen parees pargo pargos paridos parlada parpada
    parrada parrar parre parres partiros parvada pasanos pasaos paseada paseará pasmaba
    pasmamos pasmando pasmaos pasmaron pasmará pasmos pastaba pastada pastado pastamos
    pastaron pastará pausaba pausamos pausan pausando pausaron pausará pauso pauto payado
    payan payar payos peal peche pecio pecios pedros pegales pegunta peguntar peguntas pegunto
    peguntó pelaza pelazas pelta penaba penamos penando pendamos pendido pendro peno percho
    perdonales perima perimo perite periten permute permuten pernas perores perta pertas
    pesamos pesé petras peyendo peído pialo piara piase pifió pilan pingan piones piorno piren
    pirque pirqué pistura placiente placientes plagan plagar plago plangas plegamos plegando
    plegaron plegué plegó plica pliso plorar plza podan podaremos podarán podarás podaría
    podaríamos podarían podarías poden podo podres podáremos podás polcas pomas ponderes
    ponderoso porgada porrada porteada posamos poscas posemos positura posma posmas postra
    potada potrada poya poyar precia preciosamente preció premiso premitir prensaba prensamos
    prensando prensar prensión prensé prensó presar presienta presientan presientes prez preña
    priado primearas primeas privaras privaros probación procesionales proemio proemios
    profesos prono propine proprias propriedad propriedades proprios prosee provechar puara
    puase pudriera pudrieran pudrieron pugas pujo pulan punes punte puntura puyas pátinas
    pérfida púbicas púbicos quebremos quera queras querenos querremos quiebren quiebres
    quietan quietar quieten quietes quijero quines quintar quistar raba raemos raer ramosa
    ramoso ramosos ranos rarea rareas rasas rase rases rauta raímos raño raños realimente
    realzada realzado realzó reama reara rearo reas reasumen reato rebajo rebina rebino rebla
    reblas recales recate recazo recela reces recios recodar recuente recuentes recueros
    recuso redas redo refina refine refino refirma refirmas refriere regadlos reglar reglo
    reguilar regulas rejado rejo relacionaras relacionaros relente remanda remas remás rendes
    renes rengamos rengan rengas reoca repina repino reprensión resacate resales resino
    respectar resultandos resácate retales retalle retalles retino revalidad revidar revientes
    reviere revino revisitas revuela rezumen reíos reúnta riamos ricen rices rijas rijo rila
    rimen rimero rimeros rimo riojas riostro riscal riscales riso roamos roas romas roro rotal
    rte ruamos ruara rubo ruco ruecas ruedes ruque ruto sabeos salador salivar sallas sallen
    sanemos sanen sanes sangos sapas satos sdad sebado sebe sebes secamos secretearía sedamos
    sedo segamos seguinos seguiros segurar seor seora seores seos servilla sesea seseo seseos
    sesmos sexamos siegan siego siegue sieguen siegues sietes sigilos silentes silgan silgue
    silguen silgues simulares singan singlo singue singuen singues sirgan sirgue sirguen
    sirgues sirria sitia sodios solado solados soldad soldaos solead solidado solidados solla
    sollar sombre sonde sondo sonrosa sopar soplos suprior supriores sías tacar taje taque
    taques taraje tarbeas tardeas taren tares tarje tarjo tarás tase tasto tastos tatas tatos
    teas techa techas tejemos tejes tejéis tejía tejíamos tejían tempano tempos teméis tenas
    tenderemos tenderás tendería tendéis tendíamos tenenos teneos tensemos tenséis tensón
    tentamos tentemos tentéis ternes tiemplo tiesta tiestas timado timan timando timar timaron
    timas timó tique tirajo tiste titar titilado titilar toadas toado toados toan toando toar
    toaron toas tofos tojo toldas toles tonado tonan tonando tonar tonaron tonas tondo tondos
    tordas tordos torees tosas tpo trabamos tracias tractar tranco trasvés trataros traés
    trema tremas trente triar triaste tribual tribuales trismo trocar troque tría tuera tuerza
    tuerzas tuno tupo turar turas tuso tísica tísico umero uncidas uncido uncidos unciforme
    unciones ungidas ungidos untas untos upes upo urente usurario usurarios utas vahan vahas
    validad vallo valsa valso vasas vaída vede vedemos vedes vedla vedlo vejas vejezuela vejo
    veneraciones venial venos ventabas veos veres versad versemos verses vertemos vetemos
    viadas viarias viarios vienta vientas viente vieres viertas vierto vinco vinta virajes
    viras viren viro visaje visajes viseo vitar vivismos vto véale vítor yacemos yacerse yaces
    yaciendo yaga yagan yagas yales yanas yanta yantas yayas yente yodos yogar yuyo zomas
    zomos zuiza álaga áureas ños
    """
  )
}
