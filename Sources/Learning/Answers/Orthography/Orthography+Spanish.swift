extension Orthography {
  /// Spanish.
  static let spanish: Orthography = {
    var table = Orthography()
    table.letters = ["ñ"]
    table.littleWords = groups(
      """
      tu tú
      el él
      si sí
      mi mí
      de dé
      se sé
      te té
      mas más
      aun aún
      a á
      o ó
      que qué
      como cómo
      cuando cuándo
      donde dónde
      adonde adónde
      quien quién
      quienes quiénes
      cual cuál
      cuales cuáles
      cuanto cuánto
      cuanta cuánta
      cuantos cuántos
      cuantas cuántas
      porque porqué
      esta está
      este esté
      estas estás
      """
    )
    table.questionWords = words(
      """
      qué cómo cuándo dónde adónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas
      """
    )
    table.variants = groups(
      """
      solo sólo
      este éste
      esta ésta
      ese ése
      esa ésa
      aquel aquél
      aquella aquélla
      estos éstos
      estas éstas
      esos ésos
      esas ésas
      guion guión
      periodo período
      video vídeo
      futbol fútbol
      chofer chófer
      cardiaco cardíaco
      fue fué
      dio dió
      vio vió
      """
    )
    table.determiners = Determiner.table(
      """
      definite m s el
      definite f s la
      definite m p los
      definite f p las
      definite n s lo
      indefinite m s un
      indefinite f s una
      indefinite m p unos
      indefinite f p unas
      contractedof m s del
      contractedto m s al
      this m s este
      this f s esta
      this m p estos
      this f p estas
      that m s ese
      that f s esa
      that m p esos
      that f p esas
      yonder m s aquel
      yonder f s aquella
      yonder m p aquellos
      yonder f p aquellas
      my mf s mi
      my mf p mis
      your mf s tu
      your mf p tus
      his mf s su
      his mf p sus
      our m s nuestro
      our f s nuestra
      our m p nuestros
      our f p nuestras
      """
    )
    table.fusions = fusions(
      """
      al = a el
      del = de el
      """
    )
    table.endings = endings([
      .number: "-/s -/es z/ces",
      .gender: "o/a os/as -/a ón/ona or/ora és/esa",
      .ending:
        """
      o/e a/e o/ó e/é o/as a/as a/an as/an e/en es/en o/an o/es o/e o/en -/n s/n a/amos e/emos \
      o/amos o/emos ar/ado er/ido ir/ido ar/a er/e ir/e ar/o er/o ir/o r/- ó/aron ió/ieron ado/ada \
      as/es a/o an/en é/ó í/ió
      """,
    ])
    table.neighbours = Keyboard.neighbours([Keyboard.spanish, Keyboard.qwerty])
    table.obscure = words(
      """
      ingles medico medica numero numeros musico publica pagina lampara camara medicos utiles
      linea linea lineas vehiculo
      """
    ).union(ObscureWords.spanish)
    return table
  }()
}
