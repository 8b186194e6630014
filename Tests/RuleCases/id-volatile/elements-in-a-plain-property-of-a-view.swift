// A view that another view re-creates gives the elements of a plain property new ids

import SwiftUI

struct Question: Identifiable {
    let id = UUID()
    let text: String
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            Help()
            Facts()
            Kept()
            Shared()
        }
        .sheet(isPresented: .constant(count == 1)) { Sheet() }
    }
}

struct Help: View {
    private let questions = [Question(text: "Why?"), Question(text: "How?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
//              ^~~~~~~~~ warning: Every update of 'Home' re-creates each 'Question' with a new 'id', so the rows lose their state; keep 'questions' with @State
//              suggested fix: Keep 'questions' with @State, because the view then keeps its state for as long as it is shown
    }
}

struct Facts: View {
    private let questions: [Question] = [Question(text: "Why?")]

    var body: some View {
        List(questions) { Text($0.text) }
//           ^~~~~~~~~ hint: Every update of 'Home' re-creates each 'Question' with a new 'id', so SwiftUI replaces all of them; keep 'questions' with @State
//           suggested fix: Keep 'questions' with @State, because the view then keeps its state for as long as it is shown
    }
}

struct Kept: View {
    @State private var questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
    }
}

struct Shared: View {
    private static let questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(Self.questions) { QuestionRow(question: $0) }
    }
}

struct Sheet: View {
    private let questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
    }
}

struct QuestionRow: View {
    let question: Question
    @State private var isExpanded = false

    var body: some View {
        Button(question.text) { isExpanded.toggle() }
            .opacity(isExpanded ? 1 : 0.5)
    }
}
// --- fixed
import SwiftUI

struct Question: Identifiable {
    let id = UUID()
    let text: String
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            Help()
            Facts()
            Kept()
            Shared()
        }
        .sheet(isPresented: .constant(count == 1)) { Sheet() }
    }
}

struct Help: View {
    @State private var questions = [Question(text: "Why?"), Question(text: "How?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
    }
}

struct Facts: View {
    @State private var questions: [Question] = [Question(text: "Why?")]

    var body: some View {
        List(questions) { Text($0.text) }
    }
}

struct Kept: View {
    @State private var questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
    }
}

struct Shared: View {
    private static let questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(Self.questions) { QuestionRow(question: $0) }
    }
}

struct Sheet: View {
    private let questions = [Question(text: "Why?")]

    var body: some View {
        ForEach(questions) { QuestionRow(question: $0) }
    }
}

struct QuestionRow: View {
    let question: Question
    @State private var isExpanded = false

    var body: some View {
        Button(question.text) { isExpanded.toggle() }
            .opacity(isExpanded ? 1 : 0.5)
    }
}
