// Each change of the copy is written back, but nothing tells it that other code changes the original

import SwiftUI

struct Filter { var text = ""; var mode = 0 }

@Observable final class Filters {
    var filter = Filter()
    var title = ""
    func reset() { title = "All" }
}

struct Search: View {
    var filters: Filters
    @State private var text = ""
    @State private var pending: Task<Void, Never>?

    var body: some View {
        TextField("Search", text: $text)
            .onChange(of: text) {
                pending?.cancel()
                pending = Task {
                    do {
                        try await Task.sleep(nanoseconds: 500)
                        filters.filter.text = text
                    } catch {}
                }
            }
            .task { text = filters.filter.text }
//                  ^~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'text' copies 'filters.filter.text' only when 'Search' appears, so it never shows later values; follow them with '.onChange(of: filters.filter.text)'
        Button("Mode") { filters.filter.mode = 1 }
    }
}

struct Title: View {
    let filters: Filters
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { load() }
            .onChange(of: title) { _, new in filters.title = new }
    }

    private func load() { title = filters.title }
//                        ^~~~~~~~~~~~~~~~~~~~~ info: 'title' copies 'filters.title' only when 'Title' appears, so it never shows later values; follow them with '.onChange(of: filters.title)'
}

final class Settings: ObservableObject { @Published var name = "" }

struct Name: View {
    @ObservedObject var settings: Settings
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .onAppear { name = settings.name }
//                      ^~~~~~~~~~~~~~~~~~~~ info: 'name' copies 'settings.name' only when 'Name' appears, so it never shows later values; follow them with '.onChange(of: settings.name)'
            .onChange(of: name) { settings.name = name }
    }
}

struct Bar: View {
    @Environment(Filters.self) private var filters
    @EnvironmentObject private var settings: Settings
    var body: some View {
        Button("Clear") {
            filters.filter = Filter()
            settings.name = ""
        }
    }
}
