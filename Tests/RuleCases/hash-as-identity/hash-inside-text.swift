// A hash inside the text of an id, in one case of an enum; a text without a hash is fine

import SwiftUI

enum Block: Identifiable {
    case paragraph(String)
    case bullet(title: String, body: String)

    var id: String {
        switch self {
        case .paragraph(let text): return "p-\(text.hashValue)"
//                                        ^~~~~~~~~~~~~~~~~~~~~ info: 'id' of 'Block' is a hash, which is not unique and changes on every launch; use a unique value
        case .bullet(let title, let body): return "b-\(title)-\(body)"
        }
    }
}

enum Part: Identifiable {
    case text(String)
    case image(String)

    var id: String {
        switch self {
        case .text(let text): "t-\(text)"
        case .image(let name): "i-\(name)"
        }
    }
}

struct Blocks: View {
    let text: String
    let parts: [Part]
    private var blocks: [Block] { text.split(separator: "\n").map { .paragraph(String($0)) } }

    var body: some View {
        ForEach(blocks) { block in
            if case .paragraph(let text) = block { Text(text) }
        }
        ForEach(parts) { part in
            if case .text(let text) = part { Text(text) }
        }
    }
}
