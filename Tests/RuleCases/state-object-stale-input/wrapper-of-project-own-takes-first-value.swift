// A wrapper of the project's own takes a first value, as state does

import SwiftUI

final class Box<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

@propertyWrapper
struct Boxed: DynamicProperty {
    @StateObject private var box: Box<Int>

    init(wrappedValue: Int) {
        _box = StateObject(wrappedValue: Box(wrappedValue))
    }

    @MainActor var wrappedValue: Int { box.value }
}
