// An identity in the closure of a function that shows it counts like one in a stack

import SwiftUI

enum Step {
    case pin, setup, done
}

@Observable final class Flow {
    var step = Step.pin
    var pin = ""

    func set(_ new: String) {
        pin = new
        step = .setup
    }
}

@Observable final class SetupModel {
    private let pin: String
    var state = ""

    init(pin: String) { self.pin = pin }

    func load() async { state = pin }
}

struct Setup: View {
    @State private var model: SetupModel

    init(pin: String) { _model = State(initialValue: SetupModel(pin: pin)) }

    var body: some View { Text(model.state).task { await model.load() } }
}

struct Wizard: View {
    @State private var flow = Flow()

    var body: some View {
        stack {
            step.id(flow.step)
        }
    }

    @ViewBuilder private func stack<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        if flow.step == .pin { HStack { content() } } else { VStack { content() } }
    }

    @ViewBuilder private var step: some View {
        switch flow.step {
        case .pin: Button("Set") { flow.set("1") }
        case .setup: Setup(pin: flow.pin)
        case .done: Text("Done")
        }
    }
}

struct OldWizard: View {
    @State private var flow = Flow()

    var body: some View {
        stack { step }
    }

    private func stack<Content: View>(@ViewBuilder content: () -> Content) -> some View { VStack { content() } }

    @ViewBuilder private var step: some View {
        if flow.step == .pin { Button("Set") { flow.set("1") } } else { Setup(pin: flow.pin) }
//                                                                                 ^~~~~~~~ info: 'Setup' keeps the 'model' created from its first 'pin'; reset it with '.id(…)'
//                                                                                 suggested fix: Give 'Setup' a new identity when 'flow.pin' changes, because a new identity resets all state and focus in 'Setup' and does not animate the change
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            Wizard()
            OldWizard()
        }
    }
}
// --- fixed
import SwiftUI

enum Step {
    case pin, setup, done
}

@Observable final class Flow {
    var step = Step.pin
    var pin = ""

    func set(_ new: String) {
        pin = new
        step = .setup
    }
}

@Observable final class SetupModel {
    private let pin: String
    var state = ""

    init(pin: String) { self.pin = pin }

    func load() async { state = pin }
}

struct Setup: View {
    @State private var model: SetupModel

    init(pin: String) { _model = State(initialValue: SetupModel(pin: pin)) }

    var body: some View { Text(model.state).task { await model.load() } }
}

struct Wizard: View {
    @State private var flow = Flow()

    var body: some View {
        stack {
            step.id(flow.step)
        }
    }

    @ViewBuilder private func stack<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        if flow.step == .pin { HStack { content() } } else { VStack { content() } }
    }

    @ViewBuilder private var step: some View {
        switch flow.step {
        case .pin: Button("Set") { flow.set("1") }
        case .setup: Setup(pin: flow.pin)
        case .done: Text("Done")
        }
    }
}

struct OldWizard: View {
    @State private var flow = Flow()

    var body: some View {
        stack { step }
    }

    private func stack<Content: View>(@ViewBuilder content: () -> Content) -> some View { VStack { content() } }

    @ViewBuilder private var step: some View {
        if flow.step == .pin { Button("Set") { flow.set("1") } } else { Setup(pin: flow.pin).id(flow.pin) }
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            Wizard()
            OldWizard()
        }
    }
}
