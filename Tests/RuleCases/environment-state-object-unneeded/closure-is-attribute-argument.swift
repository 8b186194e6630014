// The closure is the attribute's argument

import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @EnvironmentStateObject({ _ in Model() }) private var m
//   ^~~~~~~~~~~~~~~~~~~~~~ hint: 'm' is created without using the environment, so @StateObject is enough
//   safe fix: Keep 'm' with @StateObject
    @EnvironmentStateObject({ _ in Model() }) private var n: Model
//   ^~~~~~~~~~~~~~~~~~~~~~ hint: 'n' is created without using the environment, so @StateObject is enough
//   safe fix: Keep 'n' with @StateObject
    var body: some View { Text(m.name + n.name) }
}
// --- fixed
import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @StateObject private var m = Model()
    @StateObject private var n: Model = Model()
    var body: some View { Text(m.name + n.name) }
}
