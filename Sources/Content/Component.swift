public import Foundation

/// A library, model or data source that LLA is made of, with its licence.
public struct Component: Sendable, Hashable, Codable {
  /// What kind of part it is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case library, model, data
  }

  /// What kind of part it is.
  public let kind: Kind
  /// Its name.
  public let name: String
  /// The name of its package, in Debian or as a Swift package.
  public let package: String
  /// Its licence, as SPDX writes it.
  public let licence: String
  /// Where it comes from.
  public let link: String

  /// All parts, from `components.yaml` of a content folder.
  ///
  /// - Throws: ``ContentError``.
  public static func all(in folder: URL) throws -> [Component] {
    let root = try YAMLFile(at: folder.appendingPathComponent("components.yaml")).root
    return try root.required("components").list("components").map { value in
      let kind = value
      guard let parsed = Kind(rawValue: try kind.required("kind").text("kind")) else {
        throw value.wrong("kind", Kind.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return Component(
        kind: parsed,
        name: try value.required("name").text("name"),
        package: try value.required("package").text("package"),
        licence: try value.required("licence").text("licence"),
        link: try value.required("link").text("link")
      )
    }
  }
}
