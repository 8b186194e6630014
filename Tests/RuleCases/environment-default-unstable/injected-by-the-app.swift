// The app puts an object there, so the default serves previews: said more quietly

import SwiftUI

final class Theme {
    var name = "light"
}

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme {
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ThemeKey' creates a new 'Theme' on every read, so views share it only if it is injected
//             suggested fix: Create the default value once, because all views without an injected object then share one 'Theme'
        return Theme()
    }
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct Home: View {
    let theme: Theme
    var body: some View { Text("Home").environment(\.theme, theme) }
}
// --- fixed
import SwiftUI

final class Theme {
    var name = "light"
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme = Theme()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct Home: View {
    let theme: Theme
    var body: some View { Text("Home").environment(\.theme, theme) }
}
