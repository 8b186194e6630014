// The caller's initializer creates the object for a plain property, so only the view keeps it
// also reported by: owned-object-in-plain-property

import SwiftUI

final class Timeline: ObservableObject {
    @Published var items: [String] = []
}

struct Carousel: View {
    private let timeline: Timeline

    init() {
        timeline = Self.makeTimeline()
    }

    var body: some View { TimelineView(timeline: timeline) }

    private static func makeTimeline() -> Timeline { Timeline() }
}

struct TimelineView: View {
    @StateObject private var timeline: Timeline

    init(timeline: Timeline) {
        _timeline = StateObject(wrappedValue: timeline)
    }

    var body: some View { Text("\(timeline.items.count)") }
}
