// A protocol of the project may announce for all; a method of an unknown kind may change nothing

import SwiftUI

protocol Announcing: ObservableObject {}

extension Announcing {
    func announce() { objectWillChange.send() }
}

final class Stack: Announcing {
    var count = 0
    func add() { count += 1; announce() }
}

struct StackView: View {
    @ObservedObject var stack: Stack
    var body: some View { Button("\(stack.count)") { stack.add() } }
}

extension Int { func spelled() -> String { "\(self)" } }

final class Speaker: ObservableObject {
    @Published var name = ""
    var number = 0
    func speak() { print(number.spelled()) }
}

struct SpeakerView: View {
    @ObservedObject var speaker: Speaker
    var body: some View { Button("\(speaker.name) \(speaker.number)") { speaker.speak() } }
}
