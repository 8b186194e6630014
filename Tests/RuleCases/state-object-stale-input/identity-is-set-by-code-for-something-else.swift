// The identities around the calls are about something else, and the value changes without them

import SwiftUI

final class ChartModel: ObservableObject {
    @Published var text: String

    init(name: String) { text = name }
}

struct ChartView: View {
    @StateObject private var model: ChartModel

    init(name: String) { _model = StateObject(wrappedValue: ChartModel(name: name)) }

    var body: some View { Text(model.text) }
}

struct Refreshed: View {
    @State private var name = "Ravi"
    @State private var token = 0

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            ChartView(name: name)
//                          ^~~~ info: 'ChartView' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                          suggested fix: Give 'ChartView' a new identity when 'name' changes, because a new identity resets all state and focus in 'ChartView', re-creates its model, and does not animate the change
            Button("Refresh") { token += 1 }
        }
        .id(token)
    }
}

struct Translated: View {
    let names: [String]
    @State private var selected: String?
    @AppStorage("language") private var language = "en"

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(name).onTapGesture { selected = name }
            }
            if let selected {
                ChartView(name: selected)
//                              ^~~~~~~~ info: 'ChartView' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                              suggested fix: Give 'ChartView' a new identity when 'selected' changes, because a new identity resets all state and focus in 'ChartView', re-creates its model, and does not animate the change
            }
            Button("Deutsch") { language = "de" }
        }
        .id(language)
    }
}

struct Paged: View {
    @State private var name = "Ravi"
    @State private var page = 0

    var body: some View {
        ChartView(name: name).id(page)
//                      ^~~~ info: 'ChartView' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                      suggested fix: Give 'ChartView' a new identity when 'name' changes, because a new identity resets all state and focus in 'ChartView', re-creates its model, and does not animate the change
        Button("Maria") { name = "Maria" }
        Button("Next") { page += 1 }
    }
}
// --- fixed
import SwiftUI

final class ChartModel: ObservableObject {
    @Published var text: String

    init(name: String) { text = name }
}

struct ChartView: View {
    @StateObject private var model: ChartModel

    init(name: String) { _model = StateObject(wrappedValue: ChartModel(name: name)) }

    var body: some View { Text(model.text) }
}

struct Refreshed: View {
    @State private var name = "Ravi"
    @State private var token = 0

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            ChartView(name: name).id(name)
            Button("Refresh") { token += 1 }
        }
        .id(token)
    }
}

struct Translated: View {
    let names: [String]
    @State private var selected: String?
    @AppStorage("language") private var language = "en"

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(name).onTapGesture { selected = name }
            }
            if let selected {
                ChartView(name: selected).id(selected)
            }
            Button("Deutsch") { language = "de" }
        }
        .id(language)
    }
}

struct Paged: View {
    @State private var name = "Ravi"
    @State private var page = 0

    var body: some View {
        ChartView(name: name).id(name).id(page)
        Button("Maria") { name = "Maria" }
        Button("Next") { page += 1 }
    }
}
