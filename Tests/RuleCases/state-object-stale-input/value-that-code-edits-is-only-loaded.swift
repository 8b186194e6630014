// A value that is loaded again is usually the same element, even if other code edits such elements

import SwiftUI

struct Course {
    let id: Int
    var isFinished = false

    static func current() async -> Course { Course(id: 1) }
}

final class Downloads: ObservableObject {
    let id: Int
    @Published var progress = 0.0
    init(course: Course) { id = course.id }
}

struct DownloadBar: View {
    @StateObject private var downloads: Downloads

    init(course: Course) {
        _downloads = StateObject(wrappedValue: Downloads(course: course))
    }

    var body: some View {
        ProgressView(value: downloads.progress)
    }
}

final class Editor: ObservableObject {
    @Published var edited = Course(id: 2)

    func finish() {
        edited.isFinished = true
    }
}

@MainActor final class OutlineModel: ObservableObject {
    @Published var course: Course?

    func load() async {
        course = await Course.current()
    }
}

struct Outline: View {
    @StateObject private var model = OutlineModel()

    var body: some View {
        if let course = model.course { DownloadBar(course: course) }
        Text("Course").task { await model.load() }
    }
}
