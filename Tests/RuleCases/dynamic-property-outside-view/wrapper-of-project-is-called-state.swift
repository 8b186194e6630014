// A wrapper of the project that is called State

import SwiftUI

@propertyWrapper struct State<Value> {
    var wrappedValue: Value
}

final class Model {
    @State var count = 0
}
