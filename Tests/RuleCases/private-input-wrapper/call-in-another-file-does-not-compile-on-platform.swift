// A call in another file does not compile on the platform that has it

// --- Switch.swift
import SwiftUI

struct Switch: View {
    @Binding private var isOn: Bool
//                       ^~~~ error: Other code cannot create 'Switch', because its private 'isOn' has no initial value; remove 'private'
//                       safe fix: Let callers pass 'isOn'
//                       suggested fix: Add an initializer that takes 'isOn', because you have to update the initializer when the properties of 'Switch' change

    var body: some View {
        Toggle("Switch", isOn: $isOn)
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var isOn = false

    var body: some View {
        #if os(watchOS)
        Switch(isOn: $isOn)
        #else
        Text(isOn ? "On" : "Off")
        #endif
    }
}
// --- fixed Switch.swift
import SwiftUI

struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("Switch", isOn: $isOn)
    }
}
