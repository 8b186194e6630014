// Rows without state or text fields are removed without an animation, so no row is seen to move

import SwiftUI

struct Photos: View {
    @State private var photos: [String] = []
    @State private var notes: [String] = []
    @State private var tags: [String] = []

    var body: some View {
        ForEach(photos.indices, id: \.self) { index in
            HStack {
                Image(photos[index])
                Button("Remove") { photos.remove(at: index) }
            }
        }
        ForEach(notes.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~ hint: Rows of 'notes' use positions as ids, so a focused field shows another element's text after a move; keep each text in a struct with an id
            HStack {
                TextField("Note", text: $notes[index])
                Button("Remove") { notes.remove(at: index) }
            }
        }
        List {
            ForEach(tags.indices, id: \.self) { Text(tags[$0]) }
//                  ^~~~~~~~~~~~ hint: Rows of 'tags' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
                .onDelete { tags.remove(atOffsets: $0) }
        }
    }
}

struct Queue: View {
    @State private var jobs: [String] = []

    var body: some View {
        ForEach(Array(jobs.enumerated()), id: \.offset) { index, job in
            Button(job) { remove(job, at: index) }
        }
        Button("Clear") { jobs = jobs.filter { $0.isEmpty } }
    }

    private func remove(_ job: String, at index: Int) {
        jobs.remove(at: index)
    }
}
