// Nothing shows that these closures run on another thread
// built with: default isolation nonisolated

import SwiftUI

final class Permissions {
    static let shared = Permissions()

    func check(_ done: @escaping (Bool) -> Void) { DispatchQueue.main.async { done(true) } }
}

@Observable final class Alarm {
    var isOn = false
    var tabs: [Int: String] = [:]
    private var work: DispatchWorkItem?

    func start() {
        Permissions.shared.check { isAllowed in self.isOn = isAllowed }
    }

    func tab(_ index: Int) -> Binding<String> {
        Binding(get: { self.tabs[index] ?? "" }, set: { self.tabs[index] = $0 })
    }

    func startLater() {
        let next = DispatchWorkItem { self.isOn = true }
        work = next
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: next)
    }
}

struct AlarmView: View {
    @State private var alarm = Alarm()

    var body: some View {
        TextField("Name", text: alarm.tab(0))
        Text("\(alarm.isOn)")
    }
}
