// Another framework's environment

final class LegacyState: ObservableObject {}

struct Server {
    @Environment(LegacyState.self) var state
    func run(_ app: Application) { app.environment(LegacyState()) }
}
