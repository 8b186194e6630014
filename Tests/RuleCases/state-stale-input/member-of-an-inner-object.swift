// An observable object in another one updates the view by itself

import SwiftUI

@Observable
final class Profile {
    var name = ""
    var count = 0
    let number = 1

    func title(_ prefix: String) -> String { prefix + name }
    func add() { count += 1 }
}

@Observable
final class Account {
    let profile = Profile()
}

struct Caption: View {
    @State private var text: String

    init(text: String) {
        _text = State(initialValue: text)
    }

    var body: some View { Text(text) }
}

struct OtherCaption: View {
    @State private var text: String

    init(text: String) {
        _text = State(initialValue: text)
    }

    var body: some View { Text(text) }
}

struct Number: View {
    @State private var number: Int

    init(number: Int) {
        _number = State(initialValue: number)
    }

    var body: some View { Text("\(number)") }
}

struct Home: View {
    @State private var account = Account()

    var body: some View {
        Caption(text: account.profile.name)
//                    ^~~~~~~~~~~~~~~~~~~~ info: 'Caption' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                    suggested fix: Make 'text' a plain 'let', because 'Caption' then shows later values too
        OtherCaption(text: account.profile.title("a"))
//                         ^~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'OtherCaption' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                         suggested fix: Make 'text' a plain 'let', because 'OtherCaption' then shows later values too
        Number(number: account.profile.count)
//                     ^~~~~~~~~~~~~~~~~~~~~ info: 'Number' never shows later values of 'number', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'number' a plain 'let', because 'Number' then shows later values too
        Number(number: account.profile.number)
        Button("Rename") { account.profile.name = "b" }
        Button("Add") { account.profile.add() }
    }
}
// --- fixed
import SwiftUI

@Observable
final class Profile {
    var name = ""
    var count = 0
    let number = 1

    func title(_ prefix: String) -> String { prefix + name }
    func add() { count += 1 }
}

@Observable
final class Account {
    let profile = Profile()
}

struct Caption: View {
    private let text: String

    init(text: String) {
        self.text = text
    }

    var body: some View { Text(text) }
}

struct OtherCaption: View {
    private let text: String

    init(text: String) {
        self.text = text
    }

    var body: some View { Text(text) }
}

struct Number: View {
    private let number: Int

    init(number: Int) {
        self.number = number
    }

    var body: some View { Text("\(number)") }
}

struct Home: View {
    @State private var account = Account()

    var body: some View {
        Caption(text: account.profile.name)
        OtherCaption(text: account.profile.title("a"))
        Number(number: account.profile.count)
        Number(number: account.profile.number)
        Button("Rename") { account.profile.name = "b" }
        Button("Add") { account.profile.add() }
    }
}
