// An action that reads the state doesn't have the sheet built again

import SwiftUI

struct Rename: View {
    @Binding var branch: String
    var body: some View { Text(branch) }
}

struct Repository: View {
    let names: [String]
    @State private var isShown = false
    @State private var chosen = ""
    var body: some View {
        List(names, id: \.self) { name in
            Button(name) {
                chosen = name
                isShown = true
            }
            .swipeActions {
                Button("Delete") {
                    chosen = name
                    delete()
                }
            }
        }
        .sheet(isPresented: $isShown) { Rename(branch: $chosen) }
    }

    private func delete() { print(chosen) }
}
