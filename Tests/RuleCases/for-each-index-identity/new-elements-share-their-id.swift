// New elements share an id until they are saved, so that positions are all there is

import SwiftUI

struct Split: Identifiable {
    var id: Int64?
    var amount = 0
}

struct SplitRow: View {
    let split: Split
    @State private var isOpen = false
    var body: some View { Toggle("\(split.amount)", isOn: $isOpen) }
}

struct SplitList: View {
    @State private var splits: [Split] = []

    var body: some View {
        ForEach(splits.indices, id: \.self) { index in
            SplitRow(split: splits[index])
        }
        Button("Remove") { splits.remove(at: 0) }
    }
}
