// An object in @StateObject that nobody uses

import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct Card: View {
    @StateObject private var model = Model()
//                           ^~~~~ hint: 'Card' never uses its state 'model'; delete it
//                           suggested fix: Delete 'model', because 'model' may keep something alive on purpose
    @StateObject private var other = Model()
    var body: some View { Text(other.name) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct Card: View {
    @StateObject private var other = Model()
    var body: some View { Text(other.name) }
}
