// The hash of an index is a matter of positions: for-each-index-identity judges those

import SwiftUI

struct Tags: View {
    @State private var tags = ["a", "b"]

    var body: some View {
        ForEach(tags.indices, id: \.hashValue) { Text(tags[$0]) }
        Button("Add") { tags.insert("c", at: 0) }
    }
}
