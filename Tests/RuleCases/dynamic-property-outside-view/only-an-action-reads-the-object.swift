// Code with side effects reads the object of a struct that is not a view, so no view shows an old value

import SwiftUI

final class Importer: ObservableObject {
    @Published var isSaved = false
}

struct ImportContext {
    @ObservedObject var importer: Importer
//                      ^~~~~~~~ info: 'ImportContext' is not a view, so @ObservedObject triggers no updates when 'importer' changes; remove the attribute

    func start() {
        if !importer.isSaved { print("start") }
    }
}

struct ShownContext {
    @ObservedObject var importer: Importer
//                      ^~~~~~~~ warning: 'ShownContext' is not a view, so @ObservedObject triggers no updates when 'importer' changes; remove the attribute
}

struct ImportView: View {
    let context: ShownContext

    var body: some View { Text("\(context.importer.isSaved)") }
}
