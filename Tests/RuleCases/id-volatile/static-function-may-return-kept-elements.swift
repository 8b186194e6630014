// A static property may keep the elements, or the function makes something else

import SwiftUI

struct Block: Identifiable {
    let id = UUID()
    let text: String
}

struct Line: Identifiable {
    let id: Int
    let text: String
}

enum Parser {
    private static var known: [String: [Block]] = [:]

    static func blocks(of text: String) -> [Block] {
        if let blocks = known[text] { return blocks }
        let blocks = [Block(text: text)]
        known[text] = blocks
        return blocks
    }
}

enum Splitter {
    static func lines(of text: String) -> [Line] {
        text.split(separator: "\n").enumerated().map { .init(id: $0.offset, text: String($0.element)) }
    }
}

struct Home: View {
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text)
        ForEach(Parser.blocks(of: text)) { Text($0.text) }
        ForEach(Splitter.lines(of: text)) { Text($0.text) }
    }
}
