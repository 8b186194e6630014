// Controls show values that other code sets, and choices that other code reads or follows

// --- Example.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var progress = 0.0
    @State private var isOn = false
    @State private var isLocked = false
    @State private var date = Date()
    @State private var choice = 0
    @State private var rows: [Row] = []
    @State private var isShared = false
    @State private var name = ""

    var body: some View {
        Form {
            Slider(value: $progress)
            Button("Next") { progress += 0.1 }
            Toggle("Sound", isOn: $isOn)
            Toggle("Lock", isOn: $isLocked)
            TextField("Name", text: $name).disabled(isLocked)
            DatePicker("Date", selection: $date)
            Stepper("\(choice)", value: $choice)
            ForEach($rows) { $row in Toggle("Row", isOn: $row.isOn) }
            Toggle("Shared", isOn: $isShared)
            Button("Save") { print(name) }
        }
        .onChange(of: isOn) { play() }
        .toolbar { ShareButton(isShared: $isShared) }
    }

    private func play() {}
}

struct Row: Identifiable {
    let id: Int
    var isOn = false
}

struct ShareButton: View {
    @Binding var isShared: Bool

    var body: some View { Button(isShared ? "On" : "Off") { isShared.toggle() } }
}

// --- Home+Date.swift
import SwiftUI

extension Home {
    func start() { print(date) }
}
