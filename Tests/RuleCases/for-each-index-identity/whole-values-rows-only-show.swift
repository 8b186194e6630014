// Whole values that the rows only show, as a picker's tags or a list's selection need

import SwiftUI

struct Branch: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let branch: Branch
    @State private var isOn = false
    var body: some View { Toggle(branch.name, isOn: $isOn) }
}

struct Home: View {
    @State private var branches: [Branch] = []
    @State private var selection: Branch?

    var body: some View {
        List(selection: $selection) {
            ForEach(branches, id: \.self) { Row(branch: $0) }
        }
        Button("Remove") { branches.remove(at: 0) }
    }
}
