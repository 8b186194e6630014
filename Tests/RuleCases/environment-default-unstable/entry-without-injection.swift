// The value of an entry is computed at each read, with a written type and without
// needs manual work: the macro '@Entry', whose plug-in comes with Xcode only

import SwiftUI

final class Theme {
    var name = "light"
}

extension EnvironmentValues {
    /// How things look.
    @Entry var theme: Theme = Theme()
//             ^~~~~ info: The default of 'theme' creates a new 'Theme' on every read, so views share it only if it is injected
//             suggested fix: Create the default value once, because all views without an injected object then share one 'Theme'
    @Entry var other = Theme()
//             ^~~~~ info: The default of 'other' creates a new 'Theme' on every read, so views share it only if it is injected
//             suggested fix: Create the default value once, because all views without an injected object then share one 'Theme'
    @Entry var shared = Theme.shared
    @Entry var width: Int = 0
}

extension Theme {
    static let shared = Theme()
}
// --- fixed
import SwiftUI

final class Theme {
    var name = "light"
}

extension EnvironmentValues {
    private static let defaultTheme = Theme()
    /// How things look.
    @Entry var theme: Theme = EnvironmentValues.defaultTheme
    private static let defaultOther = Theme()
    @Entry var other: Theme = EnvironmentValues.defaultOther
    @Entry var shared = Theme.shared
    @Entry var width: Int = 0
}

extension Theme {
    static let shared = Theme()
}
