// Sheets, covers, popovers, alerts, and dialogs only set their state back

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Item: Identifiable {
    let id: Int
}

struct Home: View {
    @State private var item: Item?
//                     ^~~~ info: Nothing sets 'item', so the sheet never appears; set it or delete the sheet
    @State private var isCovered = false
//                     ^~~~~~~~~ info: Nothing sets 'isCovered' to 'true', so the cover never appears; set it or delete the cover
    @State private var isPopped = false
//                     ^~~~~~~~ info: Nothing sets 'isPopped' to 'true', so the popover never appears; set it or delete the popover
    @State private var isAlerted = false
//                     ^~~~~~~~~ info: Nothing sets 'isAlerted' to 'true', so the alert never appears; set it or delete the alert
    @State private var isAsked: Bool = false
//                     ^~~~~~~ info: Nothing sets 'isAsked' to 'true', so the dialog never appears; set it or delete the dialog

    var body: some View {
        Text("Home")
            .sheet(item: $item) { Text("\($0.id)") }
            .fullScreenCover(isPresented: $isCovered) {
                Button("Close") { isCovered = false }
            }
            .popover(isPresented: $isPopped) { Text("Popover") }
            .alert("Alert", isPresented: $isAlerted) {
                Button("OK") { isAlerted = false }
            }
            .confirmationDialog("Sure?", isPresented: $isAsked) {}
    }
}
