// Only the id goes into the object, so the identity needs nothing else

import SwiftUI

struct User: Identifiable, Hashable {
    let id: Int
    var name: String
}

final class PostsModel: ObservableObject {
    @Published var posts: [String] = []
    private let owner: Int

    init(owner: Int) { self.owner = owner }

    func load() { posts = ["\(owner)"] }
}

struct Posts: View {
    @StateObject private var model: PostsModel
    private let user: User

    init(user: User) {
        self.user = user
        _model = StateObject(wrappedValue: PostsModel(owner: user.id))
    }

    var body: some View {
        Text("\(user.name) \(model.posts.count)").onAppear { model.load() }
    }
}

struct Home: View {
    @State private var user = User(id: 1, name: "Ravi")

    var body: some View {
        Posts(user: user)
//                  ^~~~ info: 'Posts' keeps the 'model' created from its first 'user'; reset it with '.id(…)'
//                  suggested fix: Give 'Posts' a new identity when 'user.id' changes, because a new identity resets all state and focus in 'Posts', re-creates its model, and does not animate the change
        Button("Next") { user = User(id: user.id + 1, name: "Mia") }
        Button("Rename") { user.name += "!" }
    }
}
// --- fixed
import SwiftUI

struct User: Identifiable, Hashable {
    let id: Int
    var name: String
}

final class PostsModel: ObservableObject {
    @Published var posts: [String] = []
    private let owner: Int

    init(owner: Int) { self.owner = owner }

    func load() { posts = ["\(owner)"] }
}

struct Posts: View {
    @StateObject private var model: PostsModel
    private let user: User

    init(user: User) {
        self.user = user
        _model = StateObject(wrappedValue: PostsModel(owner: user.id))
    }

    var body: some View {
        Text("\(user.name) \(model.posts.count)").onAppear { model.load() }
    }
}

struct Home: View {
    @State private var user = User(id: 1, name: "Ravi")

    var body: some View {
        Posts(user: user).id(user.id)
        Button("Next") { user = User(id: user.id + 1, name: "Mia") }
        Button("Rename") { user.name += "!" }
    }
}
