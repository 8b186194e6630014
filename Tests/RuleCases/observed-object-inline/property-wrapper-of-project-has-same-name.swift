// A property wrapper of the project has the same name

// --- ObservedObject.swift
@propertyWrapper
struct ObservedObject<Value> {
    var wrappedValue: Value
}
// --- PlayerView.swift
import SwiftUI

final class Player {}

struct PlayerView: View {
    @ObservedObject var player = Player()

    var body: some View {
        Text("Player")
    }
}
