// The projected value of a wrapper

import SwiftUI

@propertyWrapper
struct Trimmed: DynamicProperty {
    let projectedValue: Binding<String>
    var wrappedValue: String { projectedValue.wrappedValue }
}
