import Combine

/// One for the whole app, held by nobody else.
final class Theme: ObservableObject {
  static let shared = Theme()

  @Published var isDark = false
}
