// The storage is set to what another function makes

import SwiftUI

struct Home: View {
    @StateObject private var name: String
//                           ^~~~ error: @StateObject requires an ObservableObject, but 'name' is a value of type 'String'; use @State
//                           suggested fix: Keep 'name' with @State, because the value assigned to '_name' is not created here

    init() {
        _name = makeName()
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var name: String

    init() {
        _name = makeName()
    }

    var body: some View { Text("Home") }
}
