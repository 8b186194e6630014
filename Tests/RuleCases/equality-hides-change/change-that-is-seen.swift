// Each change also changes something that is compared, or nothing asks ==

import SwiftUI

// The revision changes as well
struct Draft: Equatable {
    let id: Int
    var revision = 0
    var text = ""
    static func == (a: Draft, b: Draft) -> Bool { a.id == b.id && a.revision == b.revision }
}
// Plain numbers are compared bit by bit
struct Point: Equatable {
    let id: Int
    var x = 0.0
    static func == (a: Point, b: Point) -> Bool { a.id == b.id }
}
// Nobody changes the title
struct Book: Equatable {
    let id: Int
    var title = ""
    static func == (a: Book, b: Book) -> Bool { a.id == b.id }
}
// Compared by code that may look at everything
struct Photo: Equatable {
    let id: Int
    var name = ""
    static func == (a: Photo, b: Photo) -> Bool { "\(a)" == "\(b)" }
}
// Swift compares all of it
struct Place: Equatable { let id: Int; var name = "" }

struct DraftView: View { let draft: Draft; var body: some View { Text(draft.text) } }
struct PointView: View { let point: Point; var body: some View { Text("\(point.x)") } }
struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
struct PhotoView: View { let photo: Photo; var body: some View { Text(photo.name) } }
struct PlaceView: View { let place: Place; var body: some View { Text(place.name) } }

struct Screen: View {
    @State private var draft = Draft(id: 1)
    @State private var point = Point(id: 1)
    @State private var book = Book(id: 1)
    @State private var photo = Photo(id: 1)
    @State private var place = Place(id: 1)

    var body: some View {
        DraftView(draft: draft)
        PointView(point: point)
        BookView(book: book)
        PhotoView(photo: photo)
        PlaceView(place: place)
        Button("Next") {
            draft.text += "a"
            draft.revision += 1
            point.x += 1
            book = Book(id: 2)
            photo.name += "a"
            place.name += "a"
        }
    }
}
