// A dynamic property of the project

import SwiftUI

@propertyWrapper struct Counted: DynamicProperty {
    @State private var value = 0
    var wrappedValue: Int { value }
}
