// A call of a type with a lowercase name passes the value, so the state does not belong to the view alone
// also reported by: state-never-read

import SwiftUI

struct page: View {
    @State var title = ""

    var body: some View { TextField("Title", text: $title) }
}

struct Home: View {
    let name: String
    var body: some View { page(title: name) }
}

@main struct PagesApp: App {
    var body: some Scene { WindowGroup { Home(name: "Start") } }
}
