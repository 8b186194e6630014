// A container of a library makes a page for each position

import Paging
import SwiftUI

struct Photo: Identifiable {
    let id: Int
    var title: String
}

struct PhotoPage: View {
    let photo: Photo
    @State private var scale = 1.0

    var body: some View { Text(photo.title).scaleEffect(scale).onTapGesture { scale += 1 } }
}

struct Album: View {
    @State private var photos: [Photo] = []
    @State private var page = Page()

    var body: some View {
        Pager(page: page, data: photos.indices, id: \.self) { index in
//                              ^~~~~~~~~~~~~~ warning: Rows of 'photos' use positions as ids, so 'PhotoPage' shows another element's state after a move; use the elements' id
            PhotoPage(photo: photos[index])
        }
        Pager(page: page, data: photos, id: \.id) { PhotoPage(photo: $0) }
        Pager(page: page, data: photos.indices, id: \.self) { index in
            Text(photos[index].title)
        }
        Button("Delete") { photos.remove(at: 0) }
    }
}
