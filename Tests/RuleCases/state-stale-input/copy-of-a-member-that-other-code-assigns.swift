// A row changes a copy of an object's member, and the pushed screen assigns the member itself

import SwiftUI

@Observable final class Photo: Identifiable {
    let id: Int
    var isMarked = false
    var title = ""
    var rank = 0
    init(id: Int) { self.id = id }
}

struct Card: View {
    let photo: Photo
    @State private var isMarked: Bool

    init(photo: Photo) {
        self.photo = photo
        _isMarked = State(initialValue: photo.isMarked)
    }

    var body: some View {
        Button(isMarked ? "Remove" : "Mark") { toggle() }
    }

    private func toggle() {
        let wasMarked = isMarked
        isMarked = !wasMarked
    }
}

struct Draft: View {
    let photo: Photo
    @State private var title: String

    init(photo: Photo) {
        self.photo = photo
        _title = State(initialValue: photo.title)
    }

    var body: some View {
        TextField("Title", text: $title)
        Button("Clear") { title = "" }
        Button("Save") { photo.title = title }
    }
}

struct Rank: View {
    let photo: Photo
    @State private var rank: Int

    init(photo: Photo) {
        self.photo = photo
        _rank = State(initialValue: photo.rank)
    }

    var body: some View {
        Button("\(rank)") { up() }
    }

    private func up() {
        let old = rank
        rank = old + 1
        photo.rank = rank
    }
}

struct Detail: View {
    let photo: Photo

    var body: some View {
        Button("Mark") { photo.isMarked = true }
        Button("Rename") { photo.title = "New" }
    }
}

struct Album: View {
    let photos: [Photo]

    var body: some View {
        ForEach(photos) { photo in
            NavigationLink { Detail(photo: photo) } label: { Card(photo: photo) }
//                                                                       ^~~~~ info: 'Card' keeps its first 'isMarked' when other code changes 'photo.isMarked'; update it in '.onChange(of:)'
            Draft(photo: photo)
            Rank(photo: photo)
        }
    }
}
