// The id is an associated value, and each update creates the cases with new ones

import SwiftUI

enum Segment: Identifiable {
    case text(UUID, String)
    case image(id: UUID, name: String)
    case line(UUID), space(UUID)

    var id: UUID {
        switch self {
        case .text(let id, _): return id
        case let .image(id, _): return id
        case .line(let id), .space(let id): return id
        }
    }
}

struct Article: View {
    let parts: [String]
    @State private var isLarge = false

    private var segments: [Segment] {
        parts.map { .text(UUID(), $0) }
    }

    private var images: [Segment] {
        var result: [Segment] = []
        for part in parts { result.append(Segment.image(id: UUID(), name: part)) }
        return result
    }

    private var spaces: [Segment] { [.line(UUID()), .space(UUID())] }

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        ForEach(segments) { _ in Text(isLarge ? "A" : "a") }
//              ^~~~~~~~ hint: Every update re-creates each 'Segment' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(images) { _ in Text(isLarge ? "B" : "b") }
//              ^~~~~~ hint: Every update re-creates each 'Segment' with a new 'id', so SwiftUI replaces all of them; use a stable id
        ForEach(spaces) { _ in Divider() }
//              ^~~~~~ hint: Every update re-creates each 'Segment' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
