// Several parameters make up what the view only shows, or an object that it keeps
// built with: iOS 17, macOS 14

import SwiftUI

struct Span {
    var lower: Int
    var upper: Int
}

@Observable final class SpanModel {
    var text = ""
    init(lower: Int, upper: Int) { text = "\(lower)–\(upper)" }
}

struct Line: View {
    @State private var span: Span

    init(lower: Int, upper: Int) {
        _span = State(initialValue: Span(lower: lower, upper: upper))
    }

    var body: some View { Text("\(span.lower)–\(span.upper)") }
}

struct Kept: View {
    @State private var model: SpanModel

    init(lower: Int, upper: Int) {
        _model = State(initialValue: SpanModel(lower: lower, upper: upper))
    }

    var body: some View { Text(model.text) }
}

enum Factory {
    static func make(_ lower: Int, _ upper: Int) -> SpanModel? { nil }
}

struct Made: View {
    @State private var model: SpanModel?

    init(lower: Int, upper: Int) {
        _model = State(initialValue: Factory.make(lower, upper))
    }

    var body: some View { Text(model?.text ?? "") }
}

struct Home: View {
    @State private var upper = 2

    var body: some View {
        Stepper("Upper", value: $upper)
        Line(lower: 1, upper: upper)
//                            ^~~~~ info: 'Line' never shows later values of 'span', because @State keeps the first; make it a plain 'let'
//                            suggested fix: Make 'span' a plain 'let', because 'Line' then shows later values too
        Kept(lower: 1, upper: upper)
//                            ^~~~~ info: 'Kept' keeps the 'model' created from its first 'upper'; reset it with '.id(…)'
//                            suggested fix: Give 'Kept' a new identity when 'upper' changes, because a new identity resets all state and focus in 'Kept' and does not animate the change
        Kept(lower: 1, upper: upper).id(upper)
        Made(lower: 1, upper: upper)
    }
}
// --- fixed
import SwiftUI

struct Span {
    var lower: Int
    var upper: Int
}

@Observable final class SpanModel {
    var text = ""
    init(lower: Int, upper: Int) { text = "\(lower)–\(upper)" }
}

struct Line: View {
    private let span: Span

    init(lower: Int, upper: Int) {
        self.span = Span(lower: lower, upper: upper)
    }

    var body: some View { Text("\(span.lower)–\(span.upper)") }
}

struct Kept: View {
    @State private var model: SpanModel

    init(lower: Int, upper: Int) {
        _model = State(initialValue: SpanModel(lower: lower, upper: upper))
    }

    var body: some View { Text(model.text) }
}

enum Factory {
    static func make(_ lower: Int, _ upper: Int) -> SpanModel? { nil }
}

struct Made: View {
    @State private var model: SpanModel?

    init(lower: Int, upper: Int) {
        _model = State(initialValue: Factory.make(lower, upper))
    }

    var body: some View { Text(model?.text ?? "") }
}

struct Home: View {
    @State private var upper = 2

    var body: some View {
        Stepper("Upper", value: $upper)
        Line(lower: 1, upper: upper)
        Kept(lower: 1, upper: upper).id(upper)
        Kept(lower: 1, upper: upper).id(upper)
        Made(lower: 1, upper: upper)
    }
}
