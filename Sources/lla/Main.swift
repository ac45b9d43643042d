import ArgumentParser
import Content
import Foundation
import Glibc
import Learning
import Terminal

/// The program: reads the command line, runs the command, and ends with the exit code that
/// belongs to what happened.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try CommandWords.checkLocale()
      var command = try LLA.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      exit(end(by: error))
    }
  }

  /// Tells what ended the program and returns its exit code.
  private static func end(by error: any Error) -> Int32 {
    let words = CommandWords.current
    switch error {
    case is Interrupted: return 130
    case let code as ExitCode: return code.rawValue
    case let explained as any ExplainedError:
      complain("lla: " + words.sentence(for: explained))
      return explained.kind.exitCode
    case is CleanExit:
      print(UsageText(words: words).help(LLA.fullMessage(for: error)))
      return 0
    default: break
    }
    let code = LLA.exitCode(for: error)
    let message = LLA.fullMessage(for: error)
    if code == .success {
      print(UsageText(words: words).help(message))
      return 0
    }
    if code == .validationFailure {
      complain(UsageText(words: words).complaint(message, arguments: CommandLine.arguments))
      return FailureKind.usage.exitCode
    }
    complain("lla: " + words.sentence(for: error))
    return FailureKind.fault.exitCode
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
