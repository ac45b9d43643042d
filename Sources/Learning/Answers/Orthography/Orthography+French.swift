extension Orthography {
  /// French.
  static let french: Orthography = {
    var table = Orthography()
    table.splitsElisions = true
    table.littleWords = groups(
      """
      a à
      ou où
      la là
      du dû
      des dès
      sur sûr
      ça çà
      fut fût
      eut eût
      crû cru
      """
    )
    table.variants = groups(
      """
      événement évènement
      événements évènements
      clé clef
      clés clefs
      paie paye
      essaie essaye
      cuillère cuiller
      oignon ognon
      oignons ognons
      bistro bistrot
      yaourt yogourt
      """
    )
    table.determiners = Determiner.table(
      """
      definite m s le
      definite f s la
      definite mf s l'
      definite mf p les
      indefinite m s un
      indefinite f s une
      indefinite mf p des
      partitive m s du
      partitive mf sp de d'
      contracted m s au
      contracted mf p aux
      this m s ce cet
      this f s cette
      this mf p ces
      my m s mon
      my f s ma
      my mf p mes
      your m s ton
      your f s ta
      your mf p tes
      his m s son
      his f s sa
      his mf p ses
      our mf s notre
      our mf p nos
      yourformal mf s votre
      yourformal mf p vos
      their mf s leur
      their mf p leurs
      which m s quel
      which f s quelle
      which m p quels
      which f p quelles
      all m s tout
      all f s toute
      all m p tous
      all f p toutes
      """
    )
    table.fusions = fusions(
      """
      au = à le
      au = a le
      aux = à les
      aux = a les
      du = de le
      des = de les
      """
    )
    table.endings = endings([
      .number: "-/s -/x al/aux ail/aux",
      .gender:
        """
      -/e -/ne -/le -/te er/ère eux/euse eur/euse eur/rice f/ve c/che s/sse x/sse \
      teur/trice é/ée és/ées u/ue us/ues i/ie is/ies
      """,
      .ending:
        """
      -/es e/é e/er e/ez e/es e/ent é/er é/ez er/ez é/és é/ées ée/és er/és s/es es/ent ons/ez \
      ais/ait ait/aient ais/aient s/t ai/ais ai/as a/ai i/is i/it is/it t/s -/nt e/ons x/t é/ent \
      e/ée e/és s/e x/s d/ds
      """,
    ])
    table.neighbours = Keyboard.neighbours([Keyboard.azerty, Keyboard.qwerty])
    table.obscure = words("coté cotés").union(ObscureWords.french)
    return table
  }()
}
