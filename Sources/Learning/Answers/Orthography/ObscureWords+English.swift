extension ObscureWords {
  /// English.
  static let english = Orthography.words(
    """
    abies acing acred actins addling adit adware aeries ague ail ailed airts alary alow
    alterative aneles aneroid anility annal anta anted anther anting apeak aport aright aril
    arks arris asters atones atrip awing ayes azide baaed baldly barm bating bedsides bhang
    bice bidden bights billon bine bines birder birl birls bitt bitting blags blase blat blear
    bleat blench boding bods bolls botcher botel bouse bouses bousing brach brads brail branks
    brigs brills bunter buoying burse bushiness busying byroad cads calked calking campions
    caner carder carious cark cays cayuse cayuses celerity cental centauries centaury centners
    cerate cerated cerates chape chapiter chare chis chook cire cist clares clops coaming
    comping complected conduced congest coning contused cored corer coring corm corms coss
    cotemporary cotes coveting cozen crake crape cratch crated crating cremate cremates
    cremating crenate crenation cresting crocket crooking cuke cully curch cutch czars dace
    daces darter dded dding deader dearths deducing deeding defensing deice deices deicide
    deign deigned deigns deil delative delver deports descried descries despond devoice
    devoices dhow dhows diaster dight dimply dinging dingles dither dizen doles dolling dolor
    dolors doming dooms dorty drams drawling drays drear dree driers drooped droops drover
    drovers droving duding duffer dully dunner earing easting eave educe educed educing
    eduction eide elating elative elide ells elute elver enate enduing enow erst escribe
    estival ewer expedience expediences faddy farces fard fasces fath fating fauces faxing
    fays feal feaster feer fescue finfish finials finings finny firmed fivers fjeld flailed
    flans flaying flied flinger flory flotage flub flubs fogs foll fops forded fores foully
    fount founts foxed fracks frailer frap frighting frilled frit frow froward frt frug frump
    fulled furn gappy garget gargets gars geed geld geneal gest gey gibes gibing gilled
    gillion gird girds girts gite gits glary gleet glower glowers gook gooks gorals gorget
    goys gradate grans greave gree grift grue grump guck guying hame hames hance haole hards
    hared haunter heathy heeds hest hews hexads hided hied hieing hightest hings hinter
    hipping hiving hobs hodden hods hoed hokes holing hones hooding hooped hooping hosing
    hotting hoys imit inaner incudes ingoing inion inly inured ital jampan jewfish jibs
    jillion jointing jook kail kep kersey kevel kiangs kikes kine kines kinked kips kist
    kittle klong koan koans kobs laddies lades lading lancing larking lath lave laves laving
    leafing leaser leasers lection lefter leis lewder limed lings loges loots lops lorn lory
    lotic lounger lousing lowing lues lulling lunched lunk lusted lweis manged mangers marline
    maser masers maters matin meed messuage messuages meting mights miliary milker minium
    minsters minting mither moistly moke mokes morels morion mullion mullions mump mussed
    mussing muts myall nard nark natch natter natters netter newish nide nigher nighest nixed
    nobs nones northing nouses nowise nuder nursling oast odder odea oinked oinks oles olid
    opes oping orison orle paining panful panted paries parities parries pase pates patin
    patly pattens paunch peart pend personalty perter pervious perviously phages pice piked
    piking pilled pinions pinked pirn plage plages plaices plaint plaints plater plats pliant
    plower plowers pock pocked pocking pone pones popish pouts prase prats preciously
    preforming pricking pries prink provably psid puled puling pulped pulping puttying pwned
    rafted railer rale rall rared reck recoded recoding recommenced redaction reeding reest
    reflated reflation reflations regality regally regnant regraded regrading relivable
    remands rends requited requites resect retailed retarding retied retried retuning retuse
    reveled reverences rials ricer ricers rices ricing ridging rifer righter riles riling rill
    rilled riming riving riyal roes roods rotund roup roved rucked rucking rued rues ruing
    rusks sables sain salved salving sard satay satem sates sating scend scending scorning
    screaking seel seeling sene sensate sente sere serer serous sharking sharped sharping
    shays shend shies shoeing shooing shool shrift sicks sightly sild singeing singes sinter
    sises sitars skean skite slake slaved sld sleave sleeking slummer smalt smites smocking
    smuggest snared snaring snick snipping snips snit snogs snoot snots snuffer snuggest soave
    soke solders sones sopped sopping sops sots sottish sower spaying spays spic spites
    sporing spreed sprit squally stablish stales staved staving stdio steeps steeve stets
    stetting stge sties stilly stoats stolid stoppling stound stria strick stricture stropped
    stropping strops stuffer stull suer swale sward swarded swards swats swerves sweven
    swingle swound tabes tace tach tames tams tarns tarted tarting teats teems tegular tels
    teth thereat therm therms thew thill thunks tided tiding tilled tilter tings titer titter
    tittles toils tole toughly trass trave treater treen troat trons trow trowing trued trues
    truing tucket tunny tuns tush unalike unciform unction unctions unfits unformed untended
    uprate uprated vair vales valse vang vanned vars vaster veery venters vireo vireos voes
    volution wains waked waled waling wame wearying weeing wees weest wend wending whins whish
    whishes whop whops whosever wides wifely wildling wiling wimple windrows wises wite
    witting woks wolds wormed worming wounder wrings wroth yappy yeld yelped yelping yelps
    yest yips yurts zees zinging zoon zounds
    """
  )
}
