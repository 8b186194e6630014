// Started again, followed, guarded, named as the first value, computed with what the closure receives, or constant

import SwiftUI

struct Restarted: View {
    let deadline: Date
    @State private var left: TimeInterval = 0

    var body: some View {
        Text("\(left)").task(id: deadline) {
            while !Task.isCancelled {
                left = deadline.timeIntervalSinceNow
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            }
        }
    }
}

struct Followed: View {
    let name: String
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { shown = name } }
            .onChange(of: name) { shown = name }
    }
}

struct Guarded: View {
    let name: String
    @State private var shown = ""

    var body: some View {
        Text(shown).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                if shown.isEmpty { shown = name }
            }
        }
    }
}

struct Seeded: View {
    let initialName: String
    @State private var shown = ""

    var body: some View {
        Text(shown).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { shown = initialName } }
    }
}

struct Fired: View {
    let offset: TimeInterval
    @State private var fired = Date()

    var body: some View {
        Text("\(fired)").onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in fired = timer.fireDate + offset }
        }
    }
}

struct Own: View {
    @State private var count = 0
    @State private var shown = 0

    var body: some View {
        Button("\(shown)") { count += 1 }.onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in shown = count }
        }
    }
}

struct Received: View {
    let deadline: Date
    @State private var left: TimeInterval = 0
    @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(left)").onReceive(ticks) { _ in left = deadline.timeIntervalSinceNow }
    }
}

struct Still: View {
    let deadline: Date
    @State private var left: TimeInterval = 0

    var body: some View {
        Text("\(left)").onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left = deadline.timeIntervalSinceNow }
        }
    }
}

struct Home: View {
    @State private var deadline = Date()
    @State private var name = ""

    var body: some View {
        Restarted(deadline: deadline)
        Followed(name: name)
        Guarded(name: name)
        Seeded(initialName: name)
        Fired(offset: deadline.timeIntervalSinceNow)
        Own()
        Received(deadline: deadline)
        Still(deadline: .distantFuture)
        TextField("Name", text: $name)
        Button("Later") { deadline = Date() }
    }
}
