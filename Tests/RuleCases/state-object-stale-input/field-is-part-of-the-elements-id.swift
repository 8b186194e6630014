// A field that is part of what tells the rows apart comes with another row

// --- User.swift
struct User: Identifiable {
    let number: Int
    var name: String
    var isOnline: Bool

    var id: String { "\(number) \(name)" }
}

struct Mark: Identifiable {
    let number: Int
    let name: String

    var id: String { "\(number) \(name)" }
}
// --- Home.swift
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }

    init(isOnline: Bool) {
        text = isOnline ? "Online" : "Offline"
    }

    init(mark: Mark) {
        text = mark.name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    init(isOnline: Bool) {
        _model = StateObject(wrappedValue: CardModel(isOnline: isOnline))
    }

    init(mark: Mark) {
        _model = StateObject(wrappedValue: CardModel(mark: mark))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    let users: [User]
    let marks: [Mark]

    var body: some View {
        ForEach(users) { Card(name: $0.name) }
        ForEach(users) { user in
            VStack {
                Card(name: user.name)
                Card(isOnline: user.isOnline)
//                             ^~~~~~~~~~~~~ hint: 'Card' keeps the 'model' created from its first 'isOnline'; reset it with '.id(…)'
//                             suggested fix: Give 'Card' a new identity when 'user.isOnline' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
            }
        }
        ForEach(users, id: \.isOnline) { user in
            Card(isOnline: user.isOnline)
            Card(name: user.name)
//                     ^~~~~~~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'user.name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        ForEach(marks) { Card(mark: $0) }
    }
}
// --- fixed Home.swift
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }

    init(isOnline: Bool) {
        text = isOnline ? "Online" : "Offline"
    }

    init(mark: Mark) {
        text = mark.name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    init(isOnline: Bool) {
        _model = StateObject(wrappedValue: CardModel(isOnline: isOnline))
    }

    init(mark: Mark) {
        _model = StateObject(wrappedValue: CardModel(mark: mark))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    let users: [User]
    let marks: [Mark]

    var body: some View {
        ForEach(users) { Card(name: $0.name) }
        ForEach(users) { user in
            VStack {
                Card(name: user.name)
                Card(isOnline: user.isOnline).id(user.isOnline)
            }
        }
        ForEach(users, id: \.isOnline) { user in
            Card(isOnline: user.isOnline)
            Card(name: user.name).id(user.name)
        }
        ForEach(marks) { Card(mark: $0) }
    }
}
