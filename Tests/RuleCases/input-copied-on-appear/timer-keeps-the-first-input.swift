// A block that runs later, started by an effect or by a method that it calls
// needs manual work: .onChange would start a second timer

import SwiftUI

struct Scheduled: View {
    let startDate: Date
    @State private var left: TimeInterval = 0
    @State private var timer: Timer?

    var body: some View {
        Text("\(left)").onAppear {
            timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left = startDate.timeIntervalSinceNow }
//                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: Code that '.onAppear' starts sets 'left' from the first 'startDate', not from later ones
        }
    }
}

struct Delayed: View {
    let name: String
    @State private var shown = ""

    var body: some View {
        Text(shown).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { shown = name }
//                                                                ^~~~~~~~~~~~ info: Code that '.onAppear' starts sets 'shown' from the first 'name', not from later ones
        }
    }
}

struct ByMethod: View {
    let deadline: Date
    @State private var left: TimeInterval = 0

    var body: some View { Text("\(left)").onAppear(perform: start) }

    private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            left = deadline.timeIntervalSince(Date())
//          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: Code that '.onAppear' starts sets 'left' from the first 'deadline', not from later ones
        }
    }
}

struct Home: View {
    @State private var deadline = Date()
    @State private var name = ""

    var body: some View {
        Scheduled(startDate: deadline)
        Delayed(name: name)
        ByMethod(deadline: deadline)
        TextField("Name", text: $name)
        Button("Later") { deadline = Date() }
    }
}
