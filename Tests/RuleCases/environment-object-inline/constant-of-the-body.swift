// A constant of the body is another object in each run, however it is injected

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    @Published var name = ""
    init(id: Int = 0) {}
}

@Observable final class Settings {
    var size = 1
}

struct B: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(model.name) }
}

struct A: View {
    var body: some View {
        let model = Model()
        return VStack {
            B().environmentObject(model)
//                                ^~~~~ info: Every update of 'A' re-creates this 'Model' and loses its state; keep it with @StateObject
        }
    }
}

struct C: View {
    @State private var isOn = false

    var body: some View {
        let settings = Settings()
        Toggle("", isOn: $isOn).environment(settings)
//                                          ^~~~~~~~ info: Every update of 'C' re-creates this 'Settings' and loses its state; keep it with @State
    }
}

struct Other: View {
    @StateObject private var kept = Model()

    var body: some View {
        let model = Model.shared
        let same = kept
        VStack {
            B().environmentObject(model)
            B().environmentObject(same)
        }
    }

    func present() {
        let model = Model()
        show(B().environmentObject(model))
    }

    private func show(_ view: some View) {}
}

#Preview {
    let model = Model()
    return B().environmentObject(model)
}
