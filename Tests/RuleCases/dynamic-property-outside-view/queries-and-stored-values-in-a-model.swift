// Queries, fetch requests, and scene storage in a model
// needs manual work: a view or a context has to fetch the objects

import CoreData
import SwiftData
import SwiftUI

@Model final class Book {
    var title = ""
    init() {}
}

final class Library: ObservableObject {
    @Query var books: [Book]
//             ^~~~~ warning: 'Library' is not a view, so @Query leaves 'books' empty; fetch with a ModelContext
    @FetchRequest(sortDescriptors: []) var rows: FetchedResults<NSManagedObject>
//                                         ^~~~ warning: 'Library' is not a view, so @FetchRequest leaves 'rows' empty; fetch with an NSManagedObjectContext
    @SceneStorage("tab") var tab = 0
//                           ^~~ warning: 'Library' is not a view, so @SceneStorage always gives 'tab' its default value; keep it in a view
    @AppStorage("count") var count = 0

    func show() { print(books, rows, tab) }
}

struct LibraryView: View {
    @StateObject private var library = Library()
    @Query private var books: [Book]
    @SceneStorage("page") private var page = 0

    var body: some View {
        Button("\(books.count) \(page) \(library.count)") { page += 1 }
            .onAppear { library.show() }
    }
}
