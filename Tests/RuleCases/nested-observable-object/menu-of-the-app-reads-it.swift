// The title of a menu item stays the same

import SwiftUI

final class Post: ObservableObject {
    @Published var isSaved = false
}

final class Selection: ObservableObject {
    @Published var post = Post()
//                 ^~~~ info: 'Reader' does not update for changes inside 'post'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'post', because every change of 'post' then updates every view that observes 'Selection'
}

@main struct Reader: App {
    @StateObject private var selection = Selection()

    var body: some Scene {
        WindowGroup { Text("Posts") }
            .commands {
                CommandMenu("Post") {
                    Button { selection.post.isSaved.toggle() } label: {
                        Text(selection.post.isSaved ? "Unsave" : "Save")
                    }
                }
            }
    }
}
// --- fixed
import SwiftUI
import Combine

final class Post: ObservableObject {
    @Published var isSaved = false
}

final class Selection: ObservableObject {
    @Published var post = Post()
    private var postChanges: AnyCancellable?

    init() {
        postChanges = $post.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

@main struct Reader: App {
    @StateObject private var selection = Selection()

    var body: some Scene {
        WindowGroup { Text("Posts") }
            .commands {
                CommandMenu("Post") {
                    Button { selection.post.isSaved.toggle() } label: {
                        Text(selection.post.isSaved ? "Unsave" : "Save")
                    }
                }
            }
    }
}
