// Whole values as ids stay where code only adds elements, or where equality leaves the assigned part out

import SwiftUI

struct Message: Hashable {
    var text: String
}

struct Task: Hashable {
    let id: Int
    var isDone = false

    static func == (a: Task, b: Task) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Row: View {
    let text: String
    @State private var isOpen = false

    var body: some View { Toggle(text, isOn: $isOpen) }
}

struct Chat: View {
    @State private var messages: [Message] = []
    @State private var draft = Message(text: "")
    @State private var tasks: [Task] = []

    var body: some View {
        ForEach(messages, id: \.self) { Row(text: $0.text) }
        ForEach(tasks, id: \.self) { Row(text: "\($0.id)") }
        Button("Add") {
            draft.text = "Tea"
            messages.append(draft)
            tasks[0].isDone = true
        }
    }
}
