import Foundation

/// The folder of the learner's data.
struct DataFolder {
  /// The path of the folder.
  let path: String

  /// The folder that was named, or `lla` in `$XDG_DATA_HOME` (XDG Base Directory Specification 0.8:
  /// a relative path there is ignored).
  init(_ named: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let named {
      path = URL(fileURLWithPath: named).path
      return
    }
    let home = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = (home ?? NSHomeDirectory() + "/.local/share") + "/lla"
  }

  /// The path of the database.
  var database: String { path + "/lla.db" }
}
