// Another type has a property wrapper with the name, which this code does not mean

import SwiftUI

struct Store {
    @propertyWrapper struct StateObject<V> { var wrappedValue: V }
}

struct Counter: View {
    @StateObject private var count = 1
//                           ^~~~~ error: @StateObject requires an ObservableObject, but 'count' is a value of type 'Int'; use @State
//                           safe fix: Keep 'count' with @State
    var body: some View { Text("\(count)") }
}
// --- fixed
import SwiftUI

struct Store {
    @propertyWrapper struct StateObject<V> { var wrappedValue: V }
}

struct Counter: View {
    @State private var count = 1
    var body: some View { Text("\(count)") }
}
