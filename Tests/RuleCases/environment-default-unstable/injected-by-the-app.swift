// The app puts an object there, so the default serves previews: said more quietly

import SwiftUI

final class Theme {
    var name = "light"
}

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme {
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ThemeKey' builds another 'Theme' at each read, so views that none is injected for do not share one
//             suggested fix: Build the default once, because all views that none is injected for then share one 'Theme'
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
