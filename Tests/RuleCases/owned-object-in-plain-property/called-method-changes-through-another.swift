// A called method that changes nothing itself may call one that does

// --- Example.swift
import SwiftUI

final class Counter: ObservableObject {
    @Published private var count = 0

    func tick() { bump() }
    private func bump() { count += 1 }
    func reset() { count = 0 }
    func log() { print(count) }
}

struct Tally: View {
    let counter = Counter()
//      ^~~~~~~ warning: Every update of the parent re-creates 'counter' and loses its state; keep it with @StateObject
//      suggested fix: Keep 'counter' with @StateObject and make it private, because every change that 'counter' publishes would update 'Tally'
    let store = Store()
//      ^~~~~ warning: Every update of the parent re-creates 'store' and loses its state; keep it with @StateObject
//      suggested fix: Keep 'store' with @StateObject and make it private, because every change that 'store' publishes would update 'Tally'

    var body: some View {
        Button("Add") { counter.tick() }
        Button("Load") { store.load() }
    }
}

struct Log: View {
    let counter = Counter()
//      ^~~~~~~ info: Every update of the parent re-creates 'counter'; keep it with @StateObject
//      suggested fix: Keep 'counter' with @StateObject and make it private, because every change that 'counter' publishes would update 'Log'
    let journal = Journal()
//      ^~~~~~~ info: Every update of the parent re-creates 'journal'; keep it with @StateObject
//      suggested fix: Keep 'journal' with @StateObject and make it private, because every change that 'journal' publishes would update 'Log'

    var body: some View {
        Button("Log") { counter.log() }
        Button("Write") { journal.write() }
    }
}

// --- Store.swift
import SwiftUI

final class Store: ObservableObject {
    @Published private var items: [Int] = []

    func load() { append(1) }
    private func append(_ item: Int) { items.append(item) }
}

final class Journal: ObservableObject {
    @Published var lines: [Int] = []

    func write() { print(lines) }
    func clear() { lines = [] }
}
// --- fixed Example.swift
import SwiftUI

final class Counter: ObservableObject {
    @Published private var count = 0

    func tick() { bump() }
    private func bump() { count += 1 }
    func reset() { count = 0 }
    func log() { print(count) }
}

struct Tally: View {
    @StateObject private var counter = Counter()
    @StateObject private var store = Store()

    var body: some View {
        Button("Add") { counter.tick() }
        Button("Load") { store.load() }
    }
}

struct Log: View {
    @StateObject private var counter = Counter()
    @StateObject private var journal = Journal()

    var body: some View {
        Button("Log") { counter.log() }
        Button("Write") { journal.write() }
    }
}

