// A method that only changes the value reads nothing

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Observable final class Library {
    var books: [String] = []
    var opened: [String] = []
//      ^~~~~~ info: 'Library' sets 'opened' but nothing reads it; show it or delete it

    func open(_ book: String) { opened.append(book) }
}

struct Home: View {
    @State private var library = Library()
    @State private var showsDetail = false
//                     ^~~~~~~~~~~ info: 'Home' sets 'showsDetail' but never reads it; show it or delete it
    @State private var history: [String] = []
//                     ^~~~~~~ info: 'Home' sets 'history' but never reads it; show it or delete it
    @State private var offset = CGSize.zero
//                     ^~~~~~ info: 'Home' sets 'offset' but never reads it; show it or delete it
    @State private var input = ""

    var body: some View {
        TextField("Name", text: $input)
            .onSubmit { history.append(input) }
            .gesture(DragGesture().onChanged { offset = $0.translation })
        Button("Show") { withAnimation { showsDetail.toggle() } }
        List(library.books, id: \.self) { book in
            Button(book) { library.open(book) }
        }
    }
}
