// Nothing sets the members that present something, so there is no state to lose

import SwiftUI

@main
struct ScanApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Counter: ObservableObject {
    @Published var count = 0
}

final class Coordinator: ObservableObject {
    @Published var showsResult = false
    @Published var isFast = false
}

struct Home: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
        ScanView()
        FastScanView()
    }
}

struct ScanView: View {
    @ObservedObject private var coordinator = Coordinator()
//                              ^~~~~~~~~~~ info: Every update of the parent re-creates 'coordinator'; keep it with @StateObject
//                              safe fix: Keep 'coordinator' with @StateObject

    var body: some View {
        Text("Scan").sheet(isPresented: $coordinator.showsResult) { Text("Result") }
    }
}

struct FastScanView: View {
    @ObservedObject private var coordinator = Coordinator()
//                              ^~~~~~~~~~~ warning: Every update of the parent re-creates 'coordinator' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'coordinator' with @StateObject

    var body: some View {
        Toggle("Fast", isOn: $coordinator.isFast)
            .sheet(isPresented: $coordinator.showsResult) { Text("Result") }
    }
}
// --- fixed
import SwiftUI

@main
struct ScanApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Counter: ObservableObject {
    @Published var count = 0
}

final class Coordinator: ObservableObject {
    @Published var showsResult = false
    @Published var isFast = false
}

struct Home: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
        ScanView()
        FastScanView()
    }
}

struct ScanView: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View {
        Text("Scan").sheet(isPresented: $coordinator.showsResult) { Text("Result") }
    }
}

struct FastScanView: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View {
        Toggle("Fast", isOn: $coordinator.isFast)
            .sheet(isPresented: $coordinator.showsResult) { Text("Result") }
    }
}
