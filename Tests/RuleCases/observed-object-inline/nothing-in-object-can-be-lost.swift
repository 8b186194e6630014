// Nothing in the object ever changes, so no state is lost with it

import SwiftUI

final class Refresher: ObservableObject {
    let interval = 5

    func refresh() { objectWillChange.send() }
}

struct Banner: View {
    @ObservedObject private var refresher = Refresher()
//                              ^~~~~~~~~ info: Every update of the parent re-creates 'refresher'; keep it with @StateObject
//                              safe fix: Keep 'refresher' with @StateObject

    var body: some View {
        Button("Every \(refresher.interval) s") { refresher.refresh() }
    }
}
// --- fixed
import SwiftUI

final class Refresher: ObservableObject {
    let interval = 5

    func refresh() { objectWillChange.send() }
}

struct Banner: View {
    @StateObject private var refresher = Refresher()

    var body: some View {
        Button("Every \(refresher.interval) s") { refresher.refresh() }
    }
}
