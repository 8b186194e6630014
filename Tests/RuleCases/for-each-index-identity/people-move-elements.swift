// A modifier of the list lets people move or delete elements, even if no code moves any in the list itself

import SwiftUI

struct Stop: Identifiable {
    let id: Int
    var order = 0
}

struct Row: View {
    let stop: Stop
    @State private var isOpen = false
    var body: some View { Toggle("\(stop.id)", isOn: $isOpen) }
}

struct Trip: View {
    @State private var stops: [Stop] = []
    private var ordered: [Stop] { stops.sorted { $0.order < $1.order } }

    private func move(_ source: IndexSet, _ target: Int) { stops[0].order = target }

    var body: some View {
        List {
            ForEach(ordered.indices, id: \.self) { i in Row(stop: ordered[i]) }
//                  ^~~~~~~~~~~~~~~ warning: Rows of 'ordered' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                  suggested fix: Identify the rows by the 'id' of 'Stop', because 'id' must be unique for each element
                .onMove(perform: move)
        }
    }
}

struct Stops: View {
    let stops: [Stop]
    let delete: (IndexSet) -> Void

    var body: some View {
        List {
            ForEach(stops.indices, id: \.self) { i in Row(stop: stops[i]) }
//                  ^~~~~~~~~~~~~ warning: Rows of 'stops' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                  suggested fix: Identify the rows by the 'id' of 'Stop', because 'id' must be unique for each element
                .listRowInsets(EdgeInsets())
                .onDelete { delete($0) }
        }
    }
}
// --- fixed
import SwiftUI

struct Stop: Identifiable {
    let id: Int
    var order = 0
}

struct Row: View {
    let stop: Stop
    @State private var isOpen = false
    var body: some View { Toggle("\(stop.id)", isOn: $isOpen) }
}

struct Trip: View {
    @State private var stops: [Stop] = []
    private var ordered: [Stop] { stops.sorted { $0.order < $1.order } }

    private func move(_ source: IndexSet, _ target: Int) { stops[0].order = target }

    var body: some View {
        List {
            ForEach(ordered) { element in Row(stop: element) }
                .onMove(perform: move)
        }
    }
}

struct Stops: View {
    let stops: [Stop]
    let delete: (IndexSet) -> Void

    var body: some View {
        List {
            ForEach(stops) { stop in Row(stop: stop) }
                .listRowInsets(EdgeInsets())
                .onDelete { delete($0) }
        }
    }
}
