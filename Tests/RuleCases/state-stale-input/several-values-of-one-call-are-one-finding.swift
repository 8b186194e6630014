// Several values of one call are one finding with one fix, in the view's file

// --- Card.swift
import SwiftUI

struct Card: View {
    @State private var title: String
    @State
    private var count: Int

    init(title: String, count: Int) {
        _title = State(initialValue: title.uppercased())
        self.count = count
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var title = "Tea"
    @State private var count = 1

    var body: some View {
        TextField("Title", text: $title)
        Stepper("Count", value: $count)
        Card(title: title, count: count)
//                  ^~~~~ info: 'Card' never shows later values of 'title' and 'count', because @State keeps the first; make them plain 'let' properties
//                  suggested fix: Make them plain 'let' properties, because 'Card' then shows later values too
    }
}
// --- fixed Card.swift
import SwiftUI

struct Card: View {
    private let title: String
    private let count: Int

    init(title: String, count: Int) {
        self.title = title.uppercased()
        self.count = count
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
