/// The reason why a command couldn't do what the user requested.
struct ConsoleError: Error, Equatable {
  let sentence: String
}
