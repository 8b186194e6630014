// In language mode 6 a static constant has to be Sendable: nothing is offered
// built with: language mode 6

import SwiftUI

final class Theme {
    var name = "light"
}

struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { Theme() }
//             ^~~~~~~~~~~~ info: 'defaultValue' of 'ThemeKey' creates a new 'Theme' on every read, so views share it only if it is injected
}
