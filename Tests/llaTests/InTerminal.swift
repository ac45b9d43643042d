import Testing

/// What a person sees who runs the program in a terminal; one at a time, since each has a
/// process of its own.
@Suite("The program in a terminal", .serialized, .timeLimit(.minutes(5)))
enum InTerminal {}
