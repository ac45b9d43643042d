// swift-tools-version: 6.2
import PackageDescription

/// One list for every target: the newest language rules, and no warning lives.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// A room of the program.
func room(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: exclusions[name] ?? [],
    resources: resources,
    swiftSettings: settings
  )
}

/// The tests of a room.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    resources: testResources[name],
    swiftSettings: settings
  )
}

/// A C library that Debian ships: a module map and a shim.
func library(_ name: String, pkgConfig: String? = nil, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let exclusions: [String: [String]] = [:]
let testResources: [String: [Resource]] = [
  "Learning": [.copy("Review/Fixtures")],
  "Speech": [.copy("Fixtures")],
  "lla": [.copy("Transcripts")],
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "LLA",
  products: [.executable(name: "lla", targets: ["lla"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    room("Learning"),
    room("Services", ["Learning"]),
    room(
      "Content",
      ["Learning", "CHunspell", yams],
      resources: [.copy("../../content"), .copy("../../locales")]
    ),
    room(
      "Speech",
      ["Learning", "CEspeak", "CPocketSphinx", "CPulse", "CALSA", "CSndFile", "CSampleRate"]
    ),
    room("Storage", ["Learning", grdb]),
    room("Terminal", ["Services", "Learning", "Content"]),
    .executableTarget(
      name: "lla",
      dependencies: [
        "Learning", "Services", "Content", "Speech", "Storage", "Terminal", arguments,
      ],
      swiftSettings: settings
    ),

    library("CEspeak", pkgConfig: "espeak-ng", package: "libespeak-ng-dev"),
    library("CPocketSphinx", pkgConfig: "pocketsphinx", package: "libpocketsphinx-dev"),
    // Its pkg-config file has flags that SwiftPM warns of; headers and library are found without.
    library("CPulse", package: "libpulse-dev"),
    library("CALSA", pkgConfig: "alsa", package: "libasound2-dev"),
    library("CHunspell", pkgConfig: "hunspell", package: "libhunspell-dev"),
    library("CSndFile", pkgConfig: "sndfile", package: "libsndfile1-dev"),
    library("CSampleRate", pkgConfig: "samplerate", package: "libsamplerate0-dev"),

    .target(
      name: "TestSupport",
      dependencies: ["Learning"],
      path: "Tests/TestSupport",
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    tests(of: "Learning", ["Content"]),
    tests(of: "Services", ["Learning"]),
    tests(of: "Content", ["Learning"]),
    tests(of: "Speech", ["Learning", "Content"]),
    tests(of: "Storage", ["Learning"]),
    tests(of: "Terminal", ["Services", "Learning", "Content"]),
    tests(of: "lla", ["Learning", "Content", "Speech", "Storage"]),
  ],
  swiftLanguageModes: [.v6]
)
