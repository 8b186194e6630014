// A controller calls a method on its root view, which is not the installed view

import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @ObservedObject private var model = Model()
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'reload' uses 'model' and may be used at Example.swift:17, where no view is installed

    var body: some View { Text("\(model.count)") }

    func reload() { model.count = 0 }
}

final class CounterController: UIHostingController<Counter> {
    override func viewDidLoad() { rootView.reload() }
}

struct Dial: View {
    @ObservedObject private var model = Model()
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'reload' uses 'model' and may be used at Example.swift:17, where no view is installed

    var body: some View { Text("\(model.count)") }

    func reload() { model.count = 0 }
}

class Controller<Root: View>: UIViewController {
    let root: Root

    init(root: Root) {
        self.root = root
        super.init(nibName: nil, bundle: nil)
    }
}

final class DialController: Controller<Dial> {
    func refresh() { root.reload() }
}

struct Parent: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        Counter()
        Dial()
    }
}
// --- fixed
import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @StateObject private var model = Model()

    var body: some View { Text("\(model.count)") }

    func reload() { model.count = 0 }
}

final class CounterController: UIHostingController<Counter> {
    override func viewDidLoad() { rootView.reload() }
}

struct Dial: View {
    @StateObject private var model = Model()

    var body: some View { Text("\(model.count)") }

    func reload() { model.count = 0 }
}

class Controller<Root: View>: UIViewController {
    let root: Root

    init(root: Root) {
        self.root = root
        super.init(nibName: nil, bundle: nil)
    }
}

final class DialController: Controller<Dial> {
    func refresh() { root.reload() }
}

struct Parent: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        Counter()
        Dial()
    }
}
