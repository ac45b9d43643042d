/// Words that spelling dictionaries hold but that nobody means who types them: each is one slip away
/// from one of the 4000 commonest words and at least 150 times rarer, and not an inflected form of it.
///
/// Drawn from the hunspell dictionaries with the word frequencies of wordfreq (Robyn Speer,
/// CC BY-SA 4.0): Zipf frequency under 2.3, and 2.2 under that of the common word.
enum ObscureWords {}
