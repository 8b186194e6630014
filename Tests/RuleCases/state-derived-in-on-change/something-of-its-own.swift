// The user writes it too, history, a sum with itself, an animation, a delay, a reset, a condition, a cache, another value

import SwiftUI

struct Item: Equatable { var name = "" }

struct Values: View {
    let number: Int
    let item: Item?
    let all: [String]
    let query: String
    @State private var text = ""
    @State private var last = 0
    @State private var best = 0
    @State private var height = 0
    @State private var found = ""
    @State private var isOpen = true
    @State private var shown: Item?
    @State private var hits: [String] = []
    @State private var half = 0
    @State private var counted = 0
    @State private var width = 0

    var body: some View {
        VStack {
            TextField("Name", text: $text)
            Text("\(last) \(best) \(height) \(found) \(shown?.name ?? "") \(hits.count) \(half) \(width)")
            Button("\(isOpen) \(counted)") { isOpen.toggle(); counted = 0 }
        }
        .onChange(of: query) { text = query }
        .onChange(of: number) { old, _ in last = old }
        .onChange(of: number) { best = max(best, number) }
        .onChange(of: number) { withAnimation { height = number } }
        .task(id: query) { try? await Task.sleep(nanoseconds: 300); found = query }
        .onChange(of: number) { isOpen = false }
        .onChange(of: item) { if let item { shown = item } }
        .onChange(of: query) { hits = all.filter { $0 == query } }
        .onChange(of: number) { half = number / 2 }
        .onChange(of: query) { half = number }
        .onChange(of: number) { counted = number }
        .onChange(of: number) { width = number }
        .animation(nil, value: width)
    }
}
