// Stored, another one's object, a struct, nothing, or an object without anything of its own

import SwiftUI

final class Theme {
    var name = "light"
}

struct Item {
    let id: Int
}

struct OnceKey: EnvironmentKey {
    static let defaultValue = Item(id: 0)
}

struct StoredKey: EnvironmentKey {
    nonisolated(unsafe) static var defaultValue = Theme()
}

struct SharedKey: EnvironmentKey {
    private static let one = Theme()
    static var defaultValue: Theme { one }
}

struct ValueKey: EnvironmentKey {
    static var defaultValue: Item { Item(id: 0) }
}

struct NoneKey: EnvironmentKey {
    static var defaultValue: Theme? { nil }
}

final class Logger {
    func log(_ text: String) {}
}

struct LogKey: EnvironmentKey {
    static var defaultValue: Logger { Logger() }
}

struct Save: Equatable {
    let id: Int
    func callAsFunction() {}
    static let none = Save(id: 0)
}

struct SaveKey: EnvironmentKey {
    static var defaultValue: Save { .none }
}
