// The initial value is an argument of the wrapper

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State(initialValue: false) private var isShown: Bool
//                                          ^~~~~~~ info: Nothing sets 'isShown' to 'true', so the sheet never appears; set it or delete the sheet
    @State(wrappedValue: false) private var isOpen
//                                          ^~~~~~ info: Nothing sets 'isOpen' to 'true', so the sheet never appears; set it or delete the sheet
    @State(wrappedValue: false) private var isSet

    var body: some View {
        Button("Home") { isSet = true }
            .sheet(isPresented: $isShown) { Text("Sheet") }
            .sheet(isPresented: $isOpen) { Text("Open") }
            .sheet(isPresented: $isSet) { Text("Set") }
    }
}
