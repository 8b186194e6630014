// The parameter's type is the type of the item's id, or a name for it

import SwiftUI

struct Trip: Identifiable {
    let id = UUID()
    var title: String
}

typealias StopID = Int

final class TripModel: ObservableObject {
    @Published var text = ""
    private let key: String

    init(key: String) { self.key = key }

    func load() { text = key }
}

struct TripDetail: View {
    @StateObject private var model: TripModel

    init(id: Trip.ID) { _model = StateObject(wrappedValue: TripModel(key: id.uuidString)) }

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct StopDetail: View {
    @StateObject private var model: TripModel

    init(id: StopID) { _model = StateObject(wrappedValue: TripModel(key: "\(id)")) }

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @State private var trips: [Trip] = []
    @State private var selection: Trip.ID?
    @State private var stop: StopID = 1

    var body: some View {
        NavigationSplitView {
            List(trips, selection: $selection) { Text($0.title) }
        } detail: {
            if let selection {
                TripDetail(id: selection)
//                             ^~~~~~~~~ info: 'TripDetail' keeps the 'model' created from its first 'id'; reset it with '.id(…)'
//                             suggested fix: Give 'TripDetail' a new identity when 'selection' changes, because a new identity resets all state and focus in 'TripDetail', re-creates its model, and does not animate the change
            }
            Stepper("Stop", value: $stop)
            StopDetail(id: stop)
//                         ^~~~ info: 'StopDetail' keeps the 'model' created from its first 'id'; reset it with '.id(…)'
//                         suggested fix: Give 'StopDetail' a new identity when 'stop' changes, because a new identity resets all state and focus in 'StopDetail', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct Trip: Identifiable {
    let id = UUID()
    var title: String
}

typealias StopID = Int

final class TripModel: ObservableObject {
    @Published var text = ""
    private let key: String

    init(key: String) { self.key = key }

    func load() { text = key }
}

struct TripDetail: View {
    @StateObject private var model: TripModel

    init(id: Trip.ID) { _model = StateObject(wrappedValue: TripModel(key: id.uuidString)) }

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct StopDetail: View {
    @StateObject private var model: TripModel

    init(id: StopID) { _model = StateObject(wrappedValue: TripModel(key: "\(id)")) }

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @State private var trips: [Trip] = []
    @State private var selection: Trip.ID?
    @State private var stop: StopID = 1

    var body: some View {
        NavigationSplitView {
            List(trips, selection: $selection) { Text($0.title) }
        } detail: {
            if let selection {
                TripDetail(id: selection).id(selection)
            }
            Stepper("Stop", value: $stop)
            StopDetail(id: stop).id(stop)
        }
    }
}
