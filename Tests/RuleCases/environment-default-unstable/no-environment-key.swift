// Keys of other kinds and a value that only has the name

import SwiftUI

final class Theme {
    var name = "light"
}

struct ThemeKey: PreferenceKey {
    static var defaultValue: Theme { Theme() }
    static func reduce(value: inout Theme, nextValue: () -> Theme) { value = nextValue() }
}

struct Settings1 {
    static var defaultValue: Theme { Theme() }
}
