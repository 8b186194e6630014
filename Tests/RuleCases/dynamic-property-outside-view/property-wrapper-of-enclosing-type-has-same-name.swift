// The name means the property wrapper of the enclosing type

import SwiftUI

enum Scope {
    @propertyWrapper struct State<Value> { var wrappedValue: Value }

    final class Model {
        @State var count = 0
        func increment() { count += 1 }
    }
}
