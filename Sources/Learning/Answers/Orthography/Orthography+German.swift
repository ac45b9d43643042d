extension Orthography {
  /// German.
  static let german: Orthography = {
    var table = Orthography()
    table.letters = ["ä", "ö", "ü"]
    table.digraphs = ["ä": ["a", "e"], "ö": ["o", "e"], "ü": ["u", "e"], "ß": ["s", "s"]]
    table.capitalisesNouns = true
    table.variants = groups(
      """
      selbständig selbstständig
      delfin delphin
      foto photo
      telefon telephon
      fantasie phantasie
      portmonee portemonnaie
      aufwändig aufwendig
      potenzial potential
      joghurt jogurt
      spaghetti spagetti
      gern gerne
      gehts geht's
      gibts gibt's
      zuhause zu-hause
      okay ok
      """
    )
    table.determiners = Determiner.table(germanDeterminers)
    table.fusions = fusions(
      """
      im = in dem
      ins = in das
      am = an dem
      ans = an das
      zum = zu dem
      zur = zu der
      beim = bei dem
      vom = von dem
      """
    )
    table.endings = endings([
      .ending:
        """
      -/e -/en -/er -/es -/em -/n -/s e/en e/er e/es e/em en/er en/es en/em er/es er/em es/em \
      e/t e/st st/t en/t -/t -/st t/et en/st t/te te/ten e/te
      """
    ])
    table.neighbours = Keyboard.neighbours([Keyboard.qwertz, Keyboard.qwerty])
    table.contractions = Contractions(germanContractions)
    table.obscure = ObscureWords.german
    return table
  }()

  private static let germanContractions: [Contraction] = {
    var list: [Contraction] = []
    for word in words(
      """
      geht gibt ist war hat macht tut klappt wird kommt wie wenn ob bin hab habe ich du er wir
      weiß sind regnet schneit gab reicht stimmt
      """
    ) {
      list.append(Contraction(short: ["\(word)'s"], long: [word, "es"]))
    }
    list.append(Contraction(short: ["gehts"], long: ["geht", "es"]))
    list.append(Contraction(short: ["gibts"], long: ["gibt", "es"]))
    for stem in words("hab geh komm mach glaub hätt könnt möcht würd seh find brauch lass sag") {
      list.append(Contraction(short: [stem], long: ["\(stem)e"]))
      list.append(Contraction(short: ["\(stem)'"], long: ["\(stem)e"]))
    }
    for word in ["für", "auf", "um", "durch", "über", "unter", "vor", "hinter"] {
      list.append(Contraction(short: ["\(word)s"], long: [word, "das"]))
    }
    return list
  }()

  /// The forms by the gender that a learner means by them; case is told apart by the ending.
  private static let germanDeterminers: String = {
    var lines = """
      definite m s der den
      definite f s die
      definite n s das
      definite mn s dem des
      indefinite mn s ein einem eines
      indefinite m s einen
      indefinite f s eine einer
      which m s welcher welchen
      which f s welche
      which n s welches
      this m s dieser diesen
      this f s diese
      this n s dieses
      this mn s diesem
      """
    for (family, stem) in [
      ("no", "kein"), ("my", "mein"), ("your", "dein"), ("his", "sein"), ("her", "ihr"),
    ] {
      lines += "\n\(family) mn s \(stem) \(stem)em \(stem)es"
      lines += "\n\(family) m s \(stem)en"
      lines += "\n\(family) f s \(stem)e \(stem)er"
    }
    lines += "\nour mn s unser unserem unseres\nour m s unseren\nour f s unsere unserer"
    return lines
  }()
}
