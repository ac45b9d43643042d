extension Orthography {
  /// Italian.
  static let italian: Orthography = {
    var table = Orthography()
    table.splitsElisions = true
    table.apocopes = ["po'", "mo'", "va'", "da'", "fa'", "di'", "sta'", "be'", "to'", "ve'"]
    table.littleWords = groups(
      """
      e è é e'
      la là la'
      li lì li'
      da dà
      si sì si'
      ne né nè
      se sé sè
      di dì
      te tè
      che ché
      po' po pò
      va va' và
      fa fa' fà
      da da' dà
      sta sta' stà
      di di' dì
      """
    )
    table.variants = groups(
      """
      obiettivo obbiettivo
      familiare famigliare
      """
    )
    table.determiners = Determiner.table(italianDeterminers)
    table.fusions = fusions(italianFusions)
    table.endings = endings([
      .number: "o/i a/e e/i co/chi go/ghi ca/che ga/ghe io/i cia/ce gia/ge",
      .gender: "o/a i/e ore/rice",
      .ending:
        """
      o/e a/i o/ano a/ano e/ono o/ono i/iamo o/iamo a/iamo e/iamo a/ate e/ete e/ite ato/ata \
      are/ato ere/uto ire/ito are/a ere/e ire/e are/o ere/o ire/o re/- no/- \
      ai/a ai/o
      """,
    ])
    table.neighbours = Keyboard.neighbours([Keyboard.qwerty])
    table.contractions = Contractions(italianContractions)
    table.obscure = ObscureWords.italian
    return table
  }()

  private static let italianDeterminers = """
    definite m s il lo
    definite f s la
    definite mf s l'
    definite m p i gli gl'
    definite f p le
    indefinite m s un uno
    indefinite f s una un'
    partitive m s del dello
    partitive f s della
    partitive mf s dell'
    partitive m p dei degli
    partitive f p delle
    to m s al allo
    to f s alla
    to mf s all'
    to m p ai agli
    to f p alle
    from m s dal dallo
    from f s dalla
    from mf s dall'
    from m p dai dagli
    from f p dalle
    in m s nel nello
    in f s nella
    in mf s nell'
    in m p nei negli
    in f p nelle
    on m s sul sullo
    on f s sulla
    on mf s sull'
    on m p sui sugli
    on f p sulle
    that m s quel quello
    that f s quella
    that mf s quell'
    that m p quei quegli
    that f p quelle
    this m s questo
    this f s questa
    this mf s quest'
    this m p questi
    this f p queste
    my m s mio
    my f s mia
    my m p miei
    my f p mie
    your m s tuo
    your f s tua
    your m p tuoi
    your f p tue
    his m s suo
    his f s sua
    his m p suoi
    his f p sue
    our m s nostro
    our f s nostra
    our m p nostri
    our f p nostre
    """

  /// The articles fused with `di`, `a`, `da`, `in` and `su`.
  private static let italianFusions: String = {
    let articles = ["l": "il", "llo": "lo", "lla": "la", "i": "i", "gli": "gli", "lle": "le"]
    let prepositions = ["de": "di", "a": "a", "da": "da", "ne": "in", "su": "su"]
    var lines: [String] = []
    for (stem, preposition) in prepositions {
      for (end, article) in articles { lines.append("\(stem)\(end) = \(preposition) \(article)") }
      lines.append("\(stem)ll' = \(preposition) l'")
    }
    return lines.joined(separator: "\n")
  }()

  private static let italianContractions: [Contraction] = {
    var list = [Contraction(short: ["anch'", "io"], long: ["anche", "io"])]
    for verb in ["è", "era", "erano"] {
      for word in ["dove", "come", "quando", "quanto"] {
        list.append(Contraction(short: ["\(word.dropLast())'", verb], long: [word, verb]))
      }
    }
    for verb in ["è", "era", "hai", "ha"] {
      let long = ["che", "cosa", verb]
      for short in [["che", "cos'", verb], ["cos'", verb], ["cosa", verb], long] {
        list.append(Contraction(short: short, long: long))
      }
    }
    return list
  }()
}
