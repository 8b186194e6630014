// The names mean property wrappers of the enclosing type, and not those of SwiftUI

import SwiftUI

struct Store {
    @propertyWrapper struct StateObject<V> { var wrappedValue: V }
    class Sub { @StateObject var x = 1 }
}

extension Store {
    @propertyWrapper struct State<V> { var wrappedValue: V }
    final class Model {
        @State var count = 0
        func increment() { count += 1 }
    }
}
