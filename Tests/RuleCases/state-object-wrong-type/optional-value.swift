// An optional value

import SwiftUI

struct Home: View {
    @StateObject private var count: Int?
//                           ^~~~~ error: @StateObject requires an ObservableObject, but 'count' is a value of type 'Int?'; use @State
//                           safe fix: Keep 'count' with @State

    var body: some View { Text("\(count ?? 0)") }
}
// --- fixed
import SwiftUI

struct Home: View {
    @State private var count: Int?

    var body: some View { Text("\(count ?? 0)") }
}
