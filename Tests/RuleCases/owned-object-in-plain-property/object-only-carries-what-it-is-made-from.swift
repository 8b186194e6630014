// An object that only carries what the view is given would be out of date if it were kept

import SwiftUI

@Observable final class Event {
    var title = ""
    var messages: [String]?
}

@Observable final class Info {
    var event: Event
    var unit: Int

    init(event: Event, unit: Int? = nil) {
        self.event = event
        self.unit = unit ?? 1
    }

    var shownTitle: String { event.title.isEmpty ? "Event" : event.title }
    func update(_ event: Event) { self.event = event }
}

@Observable final class Chat {
    private var event: Event
    var failure: String?

    init(event: Event) { self.event = event }

    var messages: [String] { event.messages ?? [] }

    func send(_ text: String) async {
        event.messages?.append(text)
        failure = nil
    }
}

@Observable final class Draft {
    private let event: Event
    var text = ""

    init(event: Event) { self.event = event }
}

struct InfoView: View {
    var info: Info
    init(event: Event) { info = Info(event: event) }
    var body: some View { Text(info.shownTitle) }
}

struct ChatButton: View {
    private var chat: Chat
    init(event: Event) { chat = Chat(event: event) }
    var body: some View {
        Button("\(chat.messages.count)") { Task { await chat.send("Hello") } }
    }
}

struct ChatView: View {
    private var chat: Chat
//              ^~~~ warning: Every update of the parent re-creates 'chat' and loses its state; keep it with @State
//              suggested fix: Keep 'chat' with @State, because 'chat' is assigned at Example.swift:58
    init(event: Event) { chat = Chat(event: event) }
    var body: some View { Text(chat.failure ?? "").task { await chat.send("Hello") } }
}

struct DraftView: View {
    private var draft: Draft
//              ^~~~~ warning: Every update of the parent re-creates 'draft' and loses its state; keep it with @State
//              suggested fix: Keep 'draft' with @State, because 'draft' is assigned at Example.swift:64
    init(event: Event) { draft = Draft(event: event) }
    var body: some View { Button(draft.text) { draft.text += "!" } }
}

struct DraftButton: View {
    private var draft: Draft
//              ^~~~~ warning: Every update of the parent re-creates 'draft' and loses its state; keep it with @State
//              suggested fix: Keep 'draft' with @State, because 'draft' is assigned at Example.swift:70
    init(event: Event) { draft = Draft(event: event) }
    var body: some View { DraftField(draft: draft) }
}

struct DraftField: View {
    @Bindable var draft: Draft
    var body: some View { TextField("", text: $draft.text) }
}

struct Home: View {
    let event: Event
    @State private var taps = 0

    var body: some View {
        InfoView(event: event)
        ChatButton(event: event)
        ChatView(event: event)
        DraftView(event: event)
        DraftButton(event: event)
        Button("\(taps)") { taps += 1 }
    }
}
// --- fixed
import SwiftUI

@Observable final class Event {
    var title = ""
    var messages: [String]?
}

@Observable final class Info {
    var event: Event
    var unit: Int

    init(event: Event, unit: Int? = nil) {
        self.event = event
        self.unit = unit ?? 1
    }

    var shownTitle: String { event.title.isEmpty ? "Event" : event.title }
    func update(_ event: Event) { self.event = event }
}

@Observable final class Chat {
    private var event: Event
    var failure: String?

    init(event: Event) { self.event = event }

    var messages: [String] { event.messages ?? [] }

    func send(_ text: String) async {
        event.messages?.append(text)
        failure = nil
    }
}

@Observable final class Draft {
    private let event: Event
    var text = ""

    init(event: Event) { self.event = event }
}

struct InfoView: View {
    var info: Info
    init(event: Event) { info = Info(event: event) }
    var body: some View { Text(info.shownTitle) }
}

struct ChatButton: View {
    private var chat: Chat
    init(event: Event) { chat = Chat(event: event) }
    var body: some View {
        Button("\(chat.messages.count)") { Task { await chat.send("Hello") } }
    }
}

struct ChatView: View {
    @State private var chat: Chat
    init(event: Event) { chat = Chat(event: event) }
    var body: some View { Text(chat.failure ?? "").task { await chat.send("Hello") } }
}

struct DraftView: View {
    @State private var draft: Draft
    init(event: Event) { draft = Draft(event: event) }
    var body: some View { Button(draft.text) { draft.text += "!" } }
}

struct DraftButton: View {
    @State private var draft: Draft
    init(event: Event) { draft = Draft(event: event) }
    var body: some View { DraftField(draft: draft) }
}

struct DraftField: View {
    @Bindable var draft: Draft
    var body: some View { TextField("", text: $draft.text) }
}

struct Home: View {
    let event: Event
    @State private var taps = 0

    var body: some View {
        InfoView(event: event)
        ChatButton(event: event)
        ChatView(event: event)
        DraftView(event: event)
        DraftButton(event: event)
        Button("\(taps)") { taps += 1 }
    }
}
