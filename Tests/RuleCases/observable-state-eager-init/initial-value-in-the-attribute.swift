// The object is an argument of the wrapper, which is evaluated on each update

import SwiftUI

@Observable final class Model {
    var count = 0
    init() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in } }
}

struct Counter: View {
    @State(initialValue: Model()) private var model
//                                            ^~~~~ info: Every update of the parent runs the initializer of 'Model', which does work; move the work to '.task'
    let title: String

    var body: some View { Button("\(title) \(model.count)") { model.count += 1 } }
}

struct Home: View {
    @State private var count = 0
    var body: some View {
        Counter(title: "\(count)")
        Button("Add") { count += 1 }
    }
}
