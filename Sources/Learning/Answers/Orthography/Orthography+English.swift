extension Orthography {
  /// English, British and American.
  static let english: Orthography = {
    var table = Orthography()
    table.accentsTellApart = false
    table.variants = groups(
      """
      colour color
      colours colors
      colourful colorful
      favourite favorite
      favourites favorites
      flavour flavor
      neighbour neighbor
      neighbours neighbors
      neighbourhood neighborhood
      honour honor
      humour humor
      behaviour behavior
      labour labor
      harbour harbor
      grey gray
      centre center
      theatre theater
      metre meter
      metres meters
      kilometre kilometer
      kilometres kilometers
      litre liter
      litres liters
      programme program
      programmes programs
      travelling traveling
      travelled traveled
      traveller traveler
      cancelled canceled
      jewellery jewelry
      pyjamas pajamas
      cosy cozy
      organise organize
      organised organized
      realise realize
      realised realized
      recognise recognize
      recognised recognized
      apologise apologize
      practise practice
      licence license
      defence defense
      catalogue catalog
      dialogue dialog
      aeroplane airplane
      cheque check
      tyre tire
      tyres tires
      yoghurt yogurt
      okay ok
      goodbye good-bye
      learnt learned
      dreamt dreamed
      judgement judgment
      """
    )
    table.determiners = Determiner.table(
      """
      definite mfn sp the
      indefinite mfn s a an
      this mfn s this
      this mfn p these
      that mfn s that
      that mfn p those
      """
    )
    table.endings = endings([
      .number: "-/s -/es y/ies f/ves fe/ves man/men",
      .ending: "-/ed -/d -/ing e/ing -/er -/r -/ly ed/ing y/ied s/ed s/ing es/ed",
    ])
    table.neighbours = Keyboard.neighbours([Keyboard.qwerty])
    table.contractions = Contractions(englishContractions)
    table.contractsIs = true
    table.obscure = words("wont cant wether").union(ObscureWords.english)
    return table
  }()

  private static let englishContractions: [Contraction] = {
    let subjects: Set = ["i", "you", "he", "she", "it", "we", "they"]
    let participles = words(
      """
      been got had gone done seen come become left finished started stopped arrived lost found made
      taken given eaten written read heard said told known lived worked moved changed called begun
      bought brought broken forgotten grown happened learnt learned met paid put rained sent slept
      snowed spent already always never just ever
      """
    )
    let onlyHas: Set = ["been", "got", "had"]
    var list: [Contraction] = []
    let negated =
      "do does did is are was were have has had would could should must need might ought"
    for verb in negated.split(separator: " ") {
      list.append(
        Contraction(short: ["\(verb)n't"], long: ["\(verb)", "not"], notBefore: subjects)
      )
    }
    for (short, long) in [("can't", "can"), ("won't", "will"), ("shan't", "shall")] {
      list.append(Contraction(short: [short], long: [long, "not"], notBefore: subjects))
    }
    list.append(Contraction(short: ["cannot"], long: ["can", "not"]))
    list.append(Contraction(short: ["let's"], long: ["let", "us"], mayEnd: false))
    func add(_ word: String, _ end: String, _ long: String, _ before: Set<String> = []) {
      list.append(
        Contraction(
          short: ["\(word)'\(end)"],
          long: [word, long],
          before: before,
          notBefore: long == "is" || long == "would" ? onlyHas : [],
          mayEnd: false
        )
      )
    }
    add("i", "m", "am")
    for word in ["you", "we", "they", "who"] { add(word, "re", "are") }
    for word in ["i", "you", "we", "they", "could", "would", "should", "might", "must", "who"] {
      add(word, "ve", "have")
    }
    for word in subjects.union(["who", "that", "this", "there"]) {
      add(word, "ll", "will")
    }
    for word in subjects.union(["who", "that", "there"]) {
      add(word, "d", "had", participles.union(["better"]))
      add(word, "d", "would")
    }
    for word in words(
      """
      he she it that there here what who where when how why this everything something nothing
      everyone someone everybody somebody nobody name
      """
    ) {
      add(word, "s", "has", participles)
      add(word, "s", "is")
    }
    return list
  }()
}
