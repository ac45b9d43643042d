extension ObscureWords {
  /// German.
  static let german = Orthography.words(
    """
    aalte aalten abgriff ablagen absticht absucht abwicht achtion aktduell aktduelle
    aktduellen aktelle aktellen aktikonen aktquelle aktquellen aktstadt aktwien aktzelle
    aktzellen akzeptbieren akzeptiren akzeptirren akzeptnieren akzepttieren alleedings
    almleine altion altionen altleine alugen alugenblick aluleine alutor alutoren
    amerikamischen analass analgen anbeter anbrieten andichten andrem angelbote angelboten
    angelgeben angelgriffen angelsehen angelwiesen ankerkennung anlangen anspräche ansucht
    ansuchten antiwort antiworten antrage anwehen armmut armstadt arschkoch artei arthaus
    artkiel artmut aufhabe aufhaben augenblock ausdrückloch ausgewetzt ausgrabe auswicht
    autohahn autoiren automaitisch automatsch automaßtisch bachdenken bachfrage bachmittag
    bachrichten baien baken balte bandenburg bannhof bannte barachten baren baubern baukern
    beatanden beatehen beatellen beates beatimmungen beatmen beatreiben beatworten bebenden
    beetes befreitet befühle befühlt begrifft behalfen behandelung behauten behautet beholfen
    beiachten beiader beiantworten beidenken beideutung beieden beiehen beienden beifehl
    beifinden beigriff beigriffe beigründung beihalten beihandeln beihandlung beilegt beiligen
    beingen beinspiel beinspiele beinutzen beioden beiraten beireich beireiche beireichen
    beirichten beiruf beirufen beischluss beischreiben beischreibung beisetzt beisiel beisiele
    beisitz beisitzen beistanden beistandteil beistehende beistehenden beisteht beistellen
    beistellt beistimmen beistimmungen beisuchen beisucher beisucht beitische beitischen
    beitrachten beitreiben beitreiber beitreibt beitrieb beitriebe beitrieben beitröge
    beitrüge beiwegen beiweise beiweisen beiwertung beiwesen beiwiesen beizahlen beizehen
    beizeichnen beizeichnung beiziehen beiziehung beiziehungen beizug beklommen beleggen
    beleibt beliegen beliegt belog bereistet bereuten bereutet bergeiche bergeichen bergessen
    berggen bergleichen bergleiten bergriff bergriffe beriefe berietet berste beschenke
    beschichte beschichten beschriebt besehende besehenden beseht besens besetze bespiele
    bessre bestandsteil bestechenden bestehlende bestehlenden betriebt bettachten betteiben
    bettreiben bewiese beziehungswiese biereiche biereichen biergen biestes bildbern bildkern
    bimmel birg blasiert bleien bleigen bleispiel bleispiele bleiüben blich blichen bobachten
    bootschaft bordrhein brachst brandeinburg brandendburg brandgenburg brauern breien
    breschen brieten brietet brotschaft bullig bundesgag butzen bücke bürgermister choristen
    christleichen christlochen dachsen darbe darben darmstellen darmstellung deduziert
    demokrantischen dichtbar diensttag diesige diesigen dimm dimme direkttor dolchen dolches
    domputer donnertag dorfmund dreiburg dreitag dreizeit dresse drifte drohgen ducke ebben
    ebne eheinland ehelich ehemaigen ehemailgen ehemailigen ehemaßligen ehrst eicht eichte
    eichten eichtet eichtiger eiden eies eigenrum eigenschafen eigenschaffen eigenschafgen
    eigenschatten eilgene eilgenen eilgenschaften eilhelm eilnahme eilnehmen eilnehmer
    eilniger eilweise einader einastellen einbeladen eincache eindach eindichtung
    eindichtungen einehen eineigen einerstanden einfang eingefährt eingel eingen eingene
    eingenen eingenladen eingenschaften eingier einhang einheizten einhit einkimmen einkufen
    einlandung einligen einnamen einniger einostellen einrache einrachen einrichtjungen
    einrichtlungen einrichtunzen einrichtzungen einritt einruck einrührung einspatz einte
    eintiger eintrott einzander einzehen einzeiger einzeit einzeiten einziegen einzier einzuge
    einzuges eisgene eisgenen eisgenschaften eisnetzen eisniger eistieren eitere elchen elches
    endecken endgel endgen endloch endruck entsannt entschiedet entwickelungen entwirf
    erbessern erbfahren erbfolgen erbfunden erbfurt erbfüllen erbgeben erbhalten erbhöhen
    erbinnere erbinnern erbkennbar erbkennen erbkenntnis erbkenntnisse erbklären erbklärung
    erblauben erbleben erbmittlungen erbot erboten erbreichen erbsatz erbscheinen erbschienen
    erbsetzen erbst erbstellen erbwarten erbwartungen erbziehung erbzielen erbzählen
    erböffnung erdaktion erdeichen erdet erdfahren erdfolge erdfolgen erdfunden erdfurt
    erdfüllen erdgeben erdhalten erdhöhen erdichtet erdinnere erdinnern erdkennbar erdkennen
    erdkenntnis erdkenntnisse erdklären erdklärung erdlauben erdleben erdmittlungen erdorgan
    erdreichen erdsatz erdscheinen erdschienen erdsetzen erdstellen erdwarten erdwartungen
    erdziehung erdzielen erdzählen erdöffnung erfolgsreich erfolgsreiche erfolgsreichen
    erhöben erinnre erkauf ermisst ermittelungen erogen erreichtet erschient erstdellen
    erstehe ersteht erstfellen ersthaft erstkellen erstwellen erstzellen erzdielen erzfahren
    erzfolge erzfolgen erzfunden erzfurt erzfüllen erzgeben erzhalten erzhöhen erzinnere
    erzinnern erzkennbar erzkennen erzkenntnis erzkenntnisse erzkielen erzklären erzklärung
    erzlauben erzleben erzmittlungen erzreichen erzsatz erzscheinen erzschienen erzsetzen
    erzsielen erzstellen erzwarten erzwartungen erzziehung erzzielen erzzählen erzöffnung
    etation euroopa euroopas exilstieren fachte fahrgrad fahrtrad fahrtzeug fahrtzeuge fahrzug
    fahrzuge fairst fanggen fatum fechte fegend feierwehr fernehen fernseen fernsegen
    fernstehen fernsteher fernster fernwehen fernzehen festastellen festostellen fiesem
    finanzelle finanzellen finanzirrung finanzkelle finanzkellen flansche fleucht flicht
    fließgen flogt flughagen flugharfen flughaufen flugzug fluthafen flutzeug folgeanden
    folgeende folgeenden folgeendes folgernde folgernden folgerndes forstellen freieden
    freigag freihit freimal freuende freuenden frort früheden frühehren frühseren funkion
    funkionen funkle funktonen furnier föhren fünfgen gabt garben gazen gebannte gebannten
    gebend geburtsgag geeichte gefreit gegenart gegenspatz gegrenzt geheimanis geholten
    geigend geigensatz geigenteil geigenwart geigt geigte geigten gekannte gekannten gelagen
    geldassen geldgen geleisen geleitset gelen gellst gellten geltungen genabt genbauer
    genbossen genboten genbrauch gendauer geneinsame geneinsamen geneinschaft generstion
    generstionen genessen genetation genetationen genfahren genfallen genfunden gengeben
    gengen gengensatz gengenteil gengenwart gengossen genhalt genhalten genhauer genhirn
    genlassen genlauer genlegen genlesen genlieben genlungen genmacht genmauer genmessen
    genoasen genomen genpossen genraten genration genrationen genrauch genrecht genring
    genringe genringen genringer genrufen genräte genschaffen genschah genschenke genschichten
    genschlagen genschäfte gensehen gensicht genstern gensucht gentragen genwesen genwissen
    genwonnen geragt gerauten gerbst gereiche gereichte gerten geschlissen geschrienen
    geschränkt geschäftsrührer geschärfte geschürzt gesiecht gestammelt gestehende gestehenden
    gestellen gesuchen gewetzt geädert geäste geölten giere gierte gierten glanzes
    gleichseitig goldgene goldne goldvene gote grast graten grifft grippen grundalge
    grundalgen grundklage grundklagen grundlaben gräte grünader gründing grüneden grünoden
    gurtes gähne haftest hafttest hakten hallten handwelt handzelt handölung harkten harrte
    harttest hauern hauptasche hauten hautsache hautstadt hauttest hegend heileigen heilgen
    heilligen heilmut heilraten heilten heimligen heimraten heizligen heizraten heißligen
    heißraten herbestellt herzleichen herzloch herzlochen herzmann herzsteller herzstellung
    herzteller herzu hetzwerk hilfereich hilfsreich hinkten hinterassen hinterkassen
    hinterklassen hinterngrund hinternlassen hinterpassen hinterölassen hinwiese hirnsicht
    hirnweg hirnweise hochmal hofgen hofofen hoföfen hohlstein holzstein hufall hundeorte
    hutes härtest höchstgens höhenpunkt inforation inforationen ingos institutsionen jachten
    journalkisten journallisten journalosten journalpisten jugendleiche jugendleichen
    jugendlochen junggen junigen juxen jähe jäher kabbel kariere karrte karrten kartiere
    kaufenden kauffee kauten kautet kecker kehrerin kehrfach kenntunis kessen kesser kimm
    kimmen kinderarten kindergatten kindergraten kirs kistenlos kitte kitteln kittels kleien
    kleineden kleinehren kleinseren koksten kokstet kontoakt kontoakte kontorolle
    kontrollbieren kontrolliren kontrollirren kontrollnieren kontrolltieren kornsequenzen
    korntakt korntakte korntext korntrolle kosmisch kostenklos kostenpos kranada krankenbaus
    krankennhaus krankernhaus kronsequenzen krontakt krontakte krontext krontrolle kulturcelle
    kulturdelle kulturfelle kulturkelle kulturwelle kulturzelle kurass kureis kurgen kurten
    laicht landekreis landeschaft landetag landewirtschaft landgag landgen landkureis landreis
    landwortschaft langgen laufeden laufemden lauflenden laufsenden laufwenden laugtet lause
    laust lauster laustet laxen lebenskittel lebensmitgel legens leimtet leister lindes locht
    lohndon loste losten lostet lägst lössen mahngel mahnheim mahnschaft mahnschaften maimal
    mainager mainute mainuten maithematik maßnager maßthematik medizinfische medizinfischen
    medizinmischen medizinnische medizinnischen medizintische medizintischen medizinwische
    mehrdach mehreden mehrehren mehrhit mehrseren mehrzeit menügen meutern mietall
    mietarbeiter mietarbeitern miethoden mietnehmen miettag mindestgens miniaster misste
    missten misten miteinader miteinzander mitfarbeiter mitfarbeitern mitfels mitflieder
    mitfliedern mitgag mitgel mitgels mitgen mitlieder mitliedern mitmaschen mitnute mitnuten
    mitteilalter mitteilpunkt mittelalster mittelealter mittelepunkt mittelfalter mittelhalter
    modeelle moderunen modeurne modeurnen modeöle mondelle mondtag moorgen moorgens mordelle
    mordgen mordgens mordrhein mosern mosten mostet mullion mullionen mähe märkchen naben
    nachreicht nachreichten nachtdenken nachtfrage nachtmittag nachtrage nachtrichten nagst
    nascht nebenei neide neiden neides nerzen neuau neunau neunbau niederachsen niederalge
    niederdachsen niederklage niedersachösen niederwachsen nietet nordmal normalerbweise
    normalerdweise normalerzweise normalverweise notmal notschaft oberflüche ofenbar
    ordergrund ordert pappst parklatz parktisch parktische passbieren passiren passirren
    passiveren passnieren passtieren petzte petzten platzform pokalen politbiker politei
    politfisch politfische politfischen politfischer politimker politmischen politmischer
    politnische politnischen polittisch polittische polittischen politwisch politwische
    politwischer poltisch poltische poltischen popen postion postionen prassen prassend prasst
    priese probeiren probtest profiltieren profistieren profitiefen protzest prüden rasthaus
    ratshaus rauft reche redeaktion regenburg reglung reichtet restellen restes restleichen
    restlochen restmal rests reststellen richteigen richtgen richtgier richtligen richtniger
    richttiger riefe riegen rieses ringehen ringend rissigen rissland ritte roheinland
    ruheinland rundlage rundlagen rundschule rundstück rüder rührer sachaffen sachau sachaue
    sachauen sacheinbar sacheitern sachlagen sachlicht sachlug sachneider sachreiben sachritt
    sachritte sachwarze sachwarzen sachwestern sachätzen sachösen safte sandort sangst
    sauerhaft saugst schafgen schafofen schaften schaföfen schanden schaumspieler schient
    schlafgen schlaggen schliffe schliss schoneiden schonelle schreinen schriebt schriftteller
    schrittsteller schuleden schuloden schwade schwarten schwatze schweißgen schwerstern
    schwertpunkt schwätze schwüler schöneiden schönelle schönhit schönosten schönzeit
    schönästen seekunde seekunden segele sehkunde sehkunden seiften seilten seimen senkst
    seren sichre siebst siecher siechst siecht sieder siegst siele sielen singehen singgen
    singöles sinter skiehe soff soge sogs sogt solodaten solotest spannlende spannwende
    spendung spielgag spielgel spielgen springgen spähten späteden spätehren spätseren
    spätwestens staatsanwaltshaft staatsanwaltsschaft stadtion staken standhort standion
    standport standwort staren starrtet startfinden startion stauer stehern stehfan steiggen
    steilgen steingen stellgen stieben stiebt stiegt strandort störecke störecken suchaffen
    suchau suchaue suchauen sucheinbar sucheitern suchern suchlagen suchlicht suchlug
    suchneider suchreiben suchritt suchritte suchtbar suchwarze suchwarzen suchwestern
    suchätzen surfte swingen säenden säender säten tabuelle taktort taktsache talges tangen
    tanges tarnsport tatasche tatgen tathaus tathort tation tatport tatwache tatwort tauend
    tauende tauten teemine teigen teilenahme teilenehmen teilenehmer teileweise teilname
    teilwiese teledon telegen teleton tennen terrorkisten terrorlisten terrorosten
    terrorpisten testern teststellen teuern tiermine tonen tontal toptal toreiben tortal
    tosten totos traggen trecke trecken triebt triefe trolles turnbier turneier turngier
    turntier turnzier tute tönten türbingen türei türeiben türkirsche türkirschen türkistchen
    türmischen uhrteil umrang unbemannt ungekannt unkt unkte unkten unteralgen unterbalten
    unteressen unterklagen unterlaben untersacheiden unterschiedet unterschmied unterschmiede
    unterschneiden unterseuchen untersicht unterstürzen unterstürzung untersucheiden
    untersuchjungen untersuchlungen untersuchunzen untersuchzungen unterwucht unterzucht
    untieren utes vager veralten veraltung verbband verbbessern verbbesserung verbbinden
    verbbindung verbbindungen verbboten verbbrechen verbbringen verbbunden verbdessert
    verbdingen verbeingen verbeinigung verbessbern verbessehrung verbessen verbesserdung
    verbesskern verbesswert verbfahren verbfassung verbfinden verbfindung verbfindungen
    verbfolgen verbfunden verbfügung verbgeben verbgleichen verbgoten verbhalten verbhand
    verbhandlungen verbhindern verbhunden verbindern verbkauf verbkunden verbland verblauf
    verbleichen verbletzt verbliebt verblinden verbloren verbloten verblust verbmeiden
    verbmessern verbminden verbmitteln verbnoten verbofen verbordnung verborten verbosten
    verbrand verbrehen verbreichen verbreifung verbreizung verbrinden verbringgen verbrunden
    verbsammlung verbsand verbsehen verbsicherung verbsprechen verbstand verbstehen verbsuche
    verbsuchen verbsucht verbtoten verbtrauen verbtreten verbtreter verbwand verbwenden
    verbwendung verbwinden verbwindung verbwindungen verbwunden verbzoten verbändern
    verbänderung verbänderungen verdaten vereidigen verfangenen verflogt vergalten verhakten
    verhallten verhangenen verklangen verklangt verlasen verlauft verlaust verleibt verlädst
    vermeine verneine verpetzt versanden versehe verseht verseuche vertaten verwehen vierband
    vierbessern vierbesserung vierbinden vierbindung vierbindungen vierboten vierbrechen
    vierbringen vierbunden viereinigung vierfahren vierfassung vierfolgen vierfügung viergeben
    viergel viergen viergleichen vierhalten vierhandlungen vierhindern vierkauf vierlassen
    vierlauf vierletzt vierloren vierlust viermeiden viermitteln vierordnung vierraten
    viersammlung viersehen viersicherung viersprechen vierstand vierstehen viersuche
    viersuchen viersucht vierteilt viertrauen viertreten viertreter vierwenden vierwendung
    vierändern vieränderung vieränderungen vollkimmen vorabei voradergrund vorahnden voralge
    voranden vorastellen vorbanden vorbaus vorbereifung vorehen vorei voreile vorfeile vorgel
    vorgenen vorgenomen vorgensehen vorhandehen vorhandgenen vorhandvenen vorhaus
    vorhaussetzung vorhaussetzungen vorkimmen vorklage vorlaus vormaus vormaussetzung
    vormaussetzungen vorostellen vorrest vorsand vorschritten vorsitzlende vorsitzsender
    vorsitzwende vorspitzende vorsteillungen vorstelljungen vorstelllungen vorstellunzen
    vorstellzungen vorstrand vorsucht vorzehen vorzeile wachsrum wachösen wahlkrampf wahrst
    wahrten wahrtet walzburg warntet wate watet watten webgen webniger websaite websekte
    websuite webweite weggen wegniger wegseite weichtiger weiderum weiger weihachten
    weihjachten weingen weltmister wendiger westfallen westleichen westlochen wetzen wetzt
    wetzte wetzten wiche widersprich wieg wiest wildhelm windruck wirrst wissenshaft
    wissensschaft wochenlende wochenwende wofern wohnjungen wohnlungen wohnunzen wohnzungen
    wolfsgang wollgen wonnen wortschaft wuchtiges wuchtigste wuchtigsten wunderbbar wunderdbar
    wunderzbar wäschst wühler zahldeiche zahldeichen zahleiche zahleichen zahlrechen zahlreihe
    zahlreihen zahlteiche zahlteichen zehr zeitgen zeitjungen zeitlungen zeitrum zeittraum
    zeitunzen zeitzungen zerr ziere zierst zinne zitze zollten zolltest zoogen zote zoten
    zufrieren zugall zugeilassen zugerlassen zugfall zugfang zugfolge zugfrieden zuggang
    zughang zuglassen zugletzt zugmal zugrang zugschauer zugstand zugstande zugstimmung
    zunähst zupfall zusammengang zweigel zweigmal zweigte zweigten zweitmal zweitpunkt
    zweitraum zweitschrift äse ätze ätzte ölst überassen überball überbeben überblock
    überfragen übergenen überhall überheben überkassen überklassen überlasen überlesben
    überlieben übername übernomen überpassen übersucht übertagen übertraggen übertraten
    überwall überwaschung überölassen
    """
  )
}
