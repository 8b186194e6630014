// The value of an entry is computed at each read, with a written type and without
// needs by hand: the macro '@Entry', whose plug-in comes with Xcode only

import SwiftUI

final class Theme {
    var name = "light"
}

extension EnvironmentValues {
    /// How things look.
    @Entry var theme: Theme = Theme()
//             ^~~~~ warning: The default of 'theme' builds another 'Theme' at each read, so views that none is injected for do not share one
//             suggested fix: Build the default once, because all views that none is injected for then share one 'Theme'
    @Entry var other = Theme()
//             ^~~~~ warning: The default of 'other' builds another 'Theme' at each read, so views that none is injected for do not share one
//             suggested fix: Build the default once, because all views that none is injected for then share one 'Theme'
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
