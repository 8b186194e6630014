// A static function makes the elements, and no static property can keep them

import SwiftUI

struct Block: Identifiable {
    let id = UUID()
    let text: String
}

struct Tip: Identifiable {
    let id: UUID
    let title: String

    init(id: UUID = UUID(), title: String) {
        self.id = id
        self.title = title
    }
}

enum Parser {
    static func blocks(of text: String) -> [Block] {
        var result: [Block] = []
        for line in text.split(separator: "\n") {
            result.append(Block(text: String(line)))
        }
        return result
    }
}

struct Advisor {
    static func tips(for text: String) -> [Tip] {
        var result: [Tip] = []
        if text.isEmpty { result.append(.init(title: "Write something")) }
        return result
    }
}

struct Home: View {
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text)
        ForEach(Parser.blocks(of: text)) { Text($0.text) }
//              ^~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Block' with a new 'id', so SwiftUI replaces all of them; use a stable id
        let tips = Advisor.tips(for: text)
        ForEach(tips) { Text($0.title) }
//              ^~~~ hint: Every update re-creates each 'Tip' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
