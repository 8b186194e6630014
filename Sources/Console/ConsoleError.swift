/// Why a command could not do what it was asked for.
struct ConsoleError: Error, Equatable {
  let sentence: String
}
