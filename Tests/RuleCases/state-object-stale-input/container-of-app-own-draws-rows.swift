// A container of the app's own may draw what it passes to its closure in rows, under an identity of their own

import SwiftUI

struct Comment: Identifiable {
    let id: String
    var replies: [Comment]?
}

final class CommentModel: ObservableObject {
    @Published var comment: Comment
    init(comment: Comment) { self.comment = comment }
}

struct CommentRow: View {
    @StateObject private var model: CommentModel
    init(comment: Comment) { _model = StateObject(wrappedValue: CommentModel(comment: comment)) }
    var body: some View { Text(model.comment.id) }
}

struct Thread<Content: View>: View {
    let comments: [Comment]
    let row: (Comment) -> Content
    init(_ comments: [Comment], @ViewBuilder row: @escaping (Comment) -> Content) {
        self.comments = comments
        self.row = row
    }
    var body: some View {
        ForEach(comments) { comment in row(comment) }
    }
}

struct Discussion: View {
    @State private var comments: [Comment] = []
    var body: some View {
        List {
            Thread(comments) { comment in CommentRow(comment: comment) }
        }
        .task { comments = [Comment(id: "a")] }
    }
}
