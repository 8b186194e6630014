// Code puts another value in the place of an element of the same id

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
//                                   ^~ hint: 'PostView' keeps the 'model' created from its first 'post'; reset it with '.id(…)'
        Button("Edit") { posts[0] = Post(id: posts[0].id, text: "new") }
    }
}
