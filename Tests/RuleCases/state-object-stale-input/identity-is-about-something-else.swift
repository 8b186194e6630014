// The identity on the call is about something else, which only people choose

import SwiftUI

final class LimitModel: ObservableObject {
    @Published var text: String

    init(limit: Int) { text = "\(limit)" }
}

struct LimitView: View {
    @StateObject private var model: LimitModel

    init(limit: Int) { _model = StateObject(wrappedValue: LimitModel(limit: limit)) }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var limit = 1
    @State private var scope = 0

    var body: some View {
        Stepper("Limit", value: $limit)
        Picker("Scope", selection: $scope) {
            Text("Week").tag(0)
            Text("Month").tag(1)
        }
        LimitView(limit: limit).id(scope)
//                       ^~~~~ info: 'LimitView' keeps the 'model' created from its first 'limit'; reset it with '.id(…)'
//                       suggested fix: Give 'LimitView' a new identity when 'limit' changes, because a new identity resets all state and focus in 'LimitView', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class LimitModel: ObservableObject {
    @Published var text: String

    init(limit: Int) { text = "\(limit)" }
}

struct LimitView: View {
    @StateObject private var model: LimitModel

    init(limit: Int) { _model = StateObject(wrappedValue: LimitModel(limit: limit)) }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var limit = 1
    @State private var scope = 0

    var body: some View {
        Stepper("Limit", value: $limit)
        Picker("Scope", selection: $scope) {
            Text("Week").tag(0)
            Text("Month").tag(1)
        }
        LimitView(limit: limit).id(limit).id(scope)
    }
}
