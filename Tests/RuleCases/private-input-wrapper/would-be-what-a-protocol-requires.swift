// A visible property would replace the default that the protocol's extension provides

import SwiftUI

protocol Switchable {
    var isOn: Bool { get }
}

extension Switchable {
    var isOn: Bool { false }
}

struct Card: View, Switchable {
    let title: String
    @Binding private var isOn: Bool
//                       ^~~~ warning: Other code cannot create 'Card', because its private 'isOn' has no initial value; remove 'private'
//                       suggested fix: Let callers pass 'isOn', because it would then be what 'Switchable' requires
//                       suggested fix: Add an initializer that takes 'isOn', because you have to update the initializer when the properties of 'Card' change

    var body: some View { Text("\(title) \(isOn)") }
}
// --- fixed
import SwiftUI

protocol Switchable {
    var isOn: Bool { get }
}

extension Switchable {
    var isOn: Bool { false }
}

struct Card: View, Switchable {
    let title: String
    @Binding var isOn: Bool

    var body: some View { Text("\(title) \(isOn)") }
}
