// A number

import SwiftUI

struct Home: View {
    @StateObject private var count = 0
//                           ^~~~~ error: @StateObject requires an ObservableObject, but 'count' is a value of type 'Int'; use @State
//                           safe fix: Keep 'count' with @State

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}
