// Copy of an element is changed and put back

import SwiftUI

struct Job: Identifiable, Equatable {
    let id: Int
    var name: String
    var progress: Double
    static func == (a: Job, b: Job) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Job' leaves out 'progress', so 'JobRow' does not update when only 'progress' changes
//              suggested fix: Compare 'progress' too, because two values of 'Job' that differ only in 'progress' are then different
}

@Observable
final class Jobs {
    var jobs: [Job] = []

    func tick() {
        for i in jobs.indices {
            var j = jobs[i]
            j.progress += 0.1
            jobs[i] = j
        }
    }
}

struct JobRow: View {
    let job: Job
    var body: some View {
        HStack {
            Text(job.name)
            ProgressView(value: job.progress)
        }
    }
}

struct JobsView: View {
    @State private var model = Jobs()
    var body: some View {
        List(model.jobs) { JobRow(job: $0) }
            .onTapGesture { model.tick() }
    }
}

// Each element is mapped to a changed copy.
struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
    var volume: Double
    static func == (a: Track, b: Track) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Track' leaves out 'volume', so 'TrackRow' does not update when only 'volume' changes
//              suggested fix: Compare 'volume' too, because two values of 'Track' that differ only in 'volume' are then different
}

final class Mixer: ObservableObject {
    @Published var tracks: [Track] = []

    func mute() {
        tracks = tracks.map { track in
            var track = track
            track.volume = 0
            return track
        }
    }
}

struct TrackRow: View {
    let track: Track
    var body: some View { Text("\(track.title) \(track.volume)") }
}

struct MixerView: View {
    @ObservedObject var mixer: Mixer
    var body: some View {
        ForEach(mixer.tracks) { track in TrackRow(track: track) }
    }
}

// A value is built from the old one.
struct Clip: Equatable {
    let id: Int
    var name: String
    var seconds: Double
    static func == (a: Clip, b: Clip) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Clip' leaves out 'seconds', so 'ClipView' does not update when only 'seconds' changes
//              suggested fix: Compare 'seconds' too, because two values of 'Clip' that differ only in 'seconds' are then different
}

struct ClipView: View {
    let clip: Clip
    var body: some View { Text("\(clip.name) \(clip.seconds)") }
}

struct Editor: View {
    @State private var clip = Clip(id: 1, name: "Intro", seconds: 2)
    var body: some View {
        ClipView(clip: clip)
        Button("Longer") { clip = Clip(id: clip.id, name: clip.name, seconds: clip.seconds + 1) }
    }
}

// The number is the one that the first value has.
struct Shot: Equatable {
    let id: Int
    var name: String
    static func == (a: Shot, b: Shot) -> Bool { a.id == b.id }
//              ^~ warning: '==' of 'Shot' leaves out 'name', so 'ShotView' does not update when only 'name' changes
//              suggested fix: Compare 'name' too, because two values of 'Shot' that differ only in 'name' are then different
}

struct ShotView: View {
    let scene: Shot
    var body: some View { Text(scene.name) }
}

struct Stage: View {
    @State private var scene = Shot(id: 1, name: "Garden")
    var body: some View {
        ShotView(scene: scene)
        Button("Next") { scene = Shot(id: 1, name: "Street") }
    }
}
// --- fixed
import SwiftUI

struct Job: Identifiable, Equatable {
    let id: Int
    var name: String
    var progress: Double
    static func == (a: Job, b: Job) -> Bool { a.id == b.id && a.progress == b.progress }
}

@Observable
final class Jobs {
    var jobs: [Job] = []

    func tick() {
        for i in jobs.indices {
            var j = jobs[i]
            j.progress += 0.1
            jobs[i] = j
        }
    }
}

struct JobRow: View {
    let job: Job
    var body: some View {
        HStack {
            Text(job.name)
            ProgressView(value: job.progress)
        }
    }
}

struct JobsView: View {
    @State private var model = Jobs()
    var body: some View {
        List(model.jobs) { JobRow(job: $0) }
            .onTapGesture { model.tick() }
    }
}

// Each element is mapped to a changed copy.
struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
    var volume: Double
    static func == (a: Track, b: Track) -> Bool { a.id == b.id && a.volume == b.volume }
}

final class Mixer: ObservableObject {
    @Published var tracks: [Track] = []

    func mute() {
        tracks = tracks.map { track in
            var track = track
            track.volume = 0
            return track
        }
    }
}

struct TrackRow: View {
    let track: Track
    var body: some View { Text("\(track.title) \(track.volume)") }
}

struct MixerView: View {
    @ObservedObject var mixer: Mixer
    var body: some View {
        ForEach(mixer.tracks) { track in TrackRow(track: track) }
    }
}

// A value is built from the old one.
struct Clip: Equatable {
    let id: Int
    var name: String
    var seconds: Double
    static func == (a: Clip, b: Clip) -> Bool { a.id == b.id && a.seconds == b.seconds }
}

struct ClipView: View {
    let clip: Clip
    var body: some View { Text("\(clip.name) \(clip.seconds)") }
}

struct Editor: View {
    @State private var clip = Clip(id: 1, name: "Intro", seconds: 2)
    var body: some View {
        ClipView(clip: clip)
        Button("Longer") { clip = Clip(id: clip.id, name: clip.name, seconds: clip.seconds + 1) }
    }
}

// The number is the one that the first value has.
struct Shot: Equatable {
    let id: Int
    var name: String
    static func == (a: Shot, b: Shot) -> Bool { a.id == b.id && a.name == b.name }
}

struct ShotView: View {
    let scene: Shot
    var body: some View { Text(scene.name) }
}

struct Stage: View {
    @State private var scene = Shot(id: 1, name: "Garden")
    var body: some View {
        ShotView(scene: scene)
        Button("Next") { scene = Shot(id: 1, name: "Street") }
    }
}
