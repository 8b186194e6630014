// A change within withAnimation

import SwiftUI

struct Home: View {
    @State private var page = 0
    @State private var isWide = false

    var body: some View {
        VStack {
            Text("Page").id(page)
//                          ^~~~ hint: A change of 'page' replaces the view, so the animation of that change does not show
            Text("Wide").id(isWide)
//                          ^~~~~~ hint: A change of 'isWide' replaces the view, so the animation of that change does not show
            Button("Next") {
                withAnimation {
                    self.page += 1
                    isWide.toggle()
                }
            }
        }
    }
}
