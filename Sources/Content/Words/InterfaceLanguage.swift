public import Learning

/// Finds the language of the screen from the environment, as POSIX has it.
public enum InterfaceLanguage {
  /// The variables that name it, the first set one wins.
  public static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language that the environment asks for; nil where it asks for none that LLA speaks.
  public static func suggested(by environment: [String: String]) -> Language? {
    for variable in variables {
      guard let value = environment[variable], !value.isEmpty else { continue }
      let code = value.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
      let language = Language(rawValue: String(code))
      return Language.interface.contains(language) ? language : nil
    }
    return nil
  }
}
