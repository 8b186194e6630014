/// Why a command could not do what the user requested.
struct ConsoleError: Error, Equatable {
  let sentence: String
}
