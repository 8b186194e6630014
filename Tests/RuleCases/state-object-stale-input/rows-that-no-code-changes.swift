// Nothing changes a part of an element, so another value is another row

import SwiftUI

struct Post: Identifiable {
    let id: Int
    var text: String
}

final class PostModel: ObservableObject {
    @Published var isLiked = false
    let post: Post
    init(post: Post) { self.post = post }
}

struct PostView: View {
    @StateObject private var model: PostModel

    init(post: Post) {
        _model = StateObject(wrappedValue: PostModel(post: post))
    }

    var body: some View {
        Toggle(model.post.text, isOn: $model.isLiked)
    }
}

struct Posts: View {
    @State private var posts: [Post] = []

    var body: some View {
        List(posts) { PostView(post: $0) }
        Button("More") { posts.append(Post(id: posts.count, text: "")) }
    }
}
