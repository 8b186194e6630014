// The accessor makes what the key does not hold; what is kept, made of other values or cannot be needed stays silent

import SwiftUI

@Observable final class Theme {
    static let plain = Theme()
    var name = "light"
    init(isDark: Bool = false) { name = isDark ? "dark" : "light" }
    func flip() { name = "dark" }
}

final class Logger {
    func log(_ text: String) {}
}

struct Size {
    var width = 0
}

struct ThemeKey: EnvironmentKey { static let defaultValue: Theme? = nil }
struct FullKey: EnvironmentKey { static let defaultValue: Theme? = Theme() }
struct LogKey: EnvironmentKey { static let defaultValue: Logger? = nil }
struct SizeKey: EnvironmentKey { static let defaultValue: Size? = nil }

extension EnvironmentValues {
    var maybe: Theme {
//      ^~~~~ warning: The default of 'maybe' creates a new 'Theme' on every read, so views share it only if it is injected
//      suggested fix: Create the default value once, because all views without an injected object then share one 'Theme'
        get { self[ThemeKey.self] ?? Theme() }
        set { self[ThemeKey.self] = newValue }
    }

    var other: Theme {
//      ^~~~~ warning: The default of 'other' creates a new 'Theme' on every read, so views share it only if it is injected
//      suggested fix: Create the default value once, because all views without an injected object then share one 'Theme'
        self[ThemeKey.self] ?? Theme(isDark: true)
    }

    var kept: Theme {
        get { self[ThemeKey.self] ?? .plain }
        set { self[ThemeKey.self] = newValue }
    }

    var carried: Theme {
        get { self[ThemeKey.self] ?? Theme(isDark: colorScheme == .dark) }
        set { self[ThemeKey.self] = newValue }
    }

    var never: Theme {
        get { self[FullKey.self] ?? Theme() }
        set { self[FullKey.self] = newValue }
    }

    var logger: Logger {
        get { self[LogKey.self] ?? Logger() }
        set { self[LogKey.self] = newValue }
    }

    var size: Size {
        get { self[SizeKey.self] ?? Size() }
        set { self[SizeKey.self] = newValue }
    }
}
// --- fixed
import SwiftUI

@Observable final class Theme {
    static let plain = Theme()
    var name = "light"
    init(isDark: Bool = false) { name = isDark ? "dark" : "light" }
    func flip() { name = "dark" }
}

final class Logger {
    func log(_ text: String) {}
}

struct Size {
    var width = 0
}

struct ThemeKey: EnvironmentKey { static let defaultValue: Theme? = nil }
struct FullKey: EnvironmentKey { static let defaultValue: Theme? = Theme() }
struct LogKey: EnvironmentKey { static let defaultValue: Logger? = nil }
struct SizeKey: EnvironmentKey { static let defaultValue: Size? = nil }

extension EnvironmentValues {
    private static let defaultMaybe = Theme()
    var maybe: Theme {
        get { self[ThemeKey.self] ?? EnvironmentValues.defaultMaybe }
        set { self[ThemeKey.self] = newValue }
    }

    private static let defaultOther = Theme(isDark: true)
    var other: Theme {
        self[ThemeKey.self] ?? EnvironmentValues.defaultOther
    }

    var kept: Theme {
        get { self[ThemeKey.self] ?? .plain }
        set { self[ThemeKey.self] = newValue }
    }

    var carried: Theme {
        get { self[ThemeKey.self] ?? Theme(isDark: colorScheme == .dark) }
        set { self[ThemeKey.self] = newValue }
    }

    var never: Theme {
        get { self[FullKey.self] ?? Theme() }
        set { self[FullKey.self] = newValue }
    }

    var logger: Logger {
        get { self[LogKey.self] ?? Logger() }
        set { self[LogKey.self] = newValue }
    }

    var size: Size {
        get { self[SizeKey.self] ?? Size() }
        set { self[SizeKey.self] = newValue }
    }
}
