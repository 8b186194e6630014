// A container whose type the environment's key tells makes the object

import SwiftUI

final class RowModel: ObservableObject {
    @Published var isOn = false
    func toggle() { isOn.toggle() }
}

final class Container {
    static let shared = Container()
    func makeRow() -> RowModel {
        let model = RowModel()
        return model
    }
}

private struct ContainerKey: EnvironmentKey {
    static let defaultValue = Container.shared
}

extension EnvironmentValues {
    var container: Container {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }

    @Entry var other: Container = Container.shared
}

struct Row: View {
    @ObservedObject var model: RowModel

    var body: some View { Button("\(model.isOn)") { model.toggle() } }
}

struct Home: View {
    @Environment(\.container) private var container
    @Environment(\.other) private var other
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Row(model: container.makeRow())
//                 ^~~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'Row' a new 'RowModel'; keep it in 'Home'
        Row(model: other.makeRow())
//                 ^~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'Row' a new 'RowModel'; keep it in 'Home'
    }
}
