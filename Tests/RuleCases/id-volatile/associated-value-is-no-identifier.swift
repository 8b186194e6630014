// The new identifier is not the id, the values are created once, or the id is given

import SwiftUI

enum Segment: Identifiable {
    case text(String, token: UUID)
    case image(UUID, String)

    var id: String {
        switch self {
        case .text(let text, _): return text
        case .image(let id, _): return id.uuidString
        }
    }
}

enum Row: Identifiable {
    case row(UUID, String)

    var id: UUID {
        switch self {
        case .row(let id, _): return id
        }
    }
}

struct Part {
    let id: UUID
    let text: String
}

struct Article: View {
    let parts: [Part]
    @State private var isLarge = false
    @State private var kept: [Row] = [.row(UUID(), "a")]

    private var segments: [Segment] { parts.map { .text($0.text, token: UUID()) } }
    private var rows: [Row] { parts.map { .row($0.id, $0.text) } }

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        ForEach(segments) { _ in Text(isLarge ? "A" : "a") }
        ForEach(rows) { _ in Text(isLarge ? "B" : "b") }
        ForEach(kept) { _ in Text(isLarge ? "C" : "c") }
        Button("Add") { kept.append(.row(UUID(), "b")) }
    }
}
