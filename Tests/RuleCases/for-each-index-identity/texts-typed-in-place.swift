// Texts that people type in place are no ids, which would end the typing; what is only shown may be one

import SwiftUI

struct Lines: View {
    @State private var texts: [String] = []
    @State private var names: [String] = []
    @State private var shown: [String] = []

    var body: some View {
        List {
            ForEach(Array(texts.enumerated()), id: \.offset) { pair in
//                                                 ^~~~~~~~ hint: Rows of 'texts' use positions as ids, so a focused field shows another element's text after a move; keep each text in a struct with an id
                TextField(
                    "",
                    text: Binding(
                        get: { pair.offset < texts.count ? texts[pair.offset] : "" },
                        set: { if pair.offset < texts.count { texts[pair.offset] = $0 } }))
            }
            .onDelete { texts.remove(atOffsets: $0) }
            ForEach(names.indices, id: \.self) { index in
//                  ^~~~~~~~~~~~~ hint: Rows of 'names' use positions as ids, so a focused field shows another element's text after a move; keep each text in a struct with an id
                TextField("", text: $names[index])
            }
            .onDelete { names.remove(atOffsets: $0) }
            ForEach(shown.indices, id: \.self) { index in
//                  ^~~~~~~~~~~~~ hint: Rows of 'shown' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
                Text(shown[index])
            }
            .onDelete { shown.remove(atOffsets: $0) }
        }
    }
}
