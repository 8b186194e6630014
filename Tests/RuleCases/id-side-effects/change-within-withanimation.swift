// A change within withAnimation

import SwiftUI

struct Home: View {
    @State private var page = 0
    @State private var isWide = false

    var body: some View {
        VStack {
            Text("Page").id(page)
//                          ^~~~ hint: Changing 'page' replaces the view, so the change is not animated
            Text("Wide").id(isWide)
//                          ^~~~~~ hint: Changing 'isWide' replaces the view, so the change is not animated
            Button("Next") {
                withAnimation {
                    self.page += 1
                    isWide.toggle()
                }
            }
        }
    }
}
