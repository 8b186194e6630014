// The initializer fills the object, which a wrapper does not have yet

import SwiftUI

final class Annotations: ObservableObject {
    @Published var titles: [String] = []
    func add(_ more: [String]) { titles += more }
}

struct Places: View {
    let annotations = Annotations()
//      ^~~~~~~~~~~ warning: Every update of the parent re-creates 'annotations' and loses its state; assign a StateObject to '_annotations' in 'init'

    init(titles: [String]) {
        annotations.add(titles)
    }

    var body: some View {
        Text("\(annotations.titles.count)")
    }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Places(titles: ["a"])
    }
}
