// Behind a sheet nothing changes the value, and the sheet's own closure ends it

import SwiftUI

struct Sheet: View {
    @State private var name: String
    let choose: (String) -> Void

    init(name: String, choose: @escaping (String) -> Void) {
        _name = State(initialValue: name)
        self.choose = choose
    }

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                Sheet(name: name) { chosen in
                    name = chosen
                    isShown = false
                }
            }
    }
}
