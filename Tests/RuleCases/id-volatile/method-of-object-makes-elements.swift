// A method of an object makes the elements

import SwiftUI

struct Row: Identifiable {
    let id = UUID()
    let title: String
}

@Observable final class Model {
    var titles: [String] = []

    func rows(with prefix: String) -> [Row] {
        titles.filter { $0.hasPrefix(prefix) }.map { Row(title: $0) }
    }
}

struct Home: View {
    let model: Model

    var body: some View {
        ForEach(model.rows(with: "a")) { Text($0.title) }
//              ^~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Row' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
