// Written through a key path, through a projection that another property takes, and by what a publisher sends later

import Combine
import SwiftUI

struct Assigned: View {
    @State private var count = 0
    @State private var subscription: AnyCancellable?
    let counts: AnyPublisher<Int, Never>
    var body: some View {
        Text("\(count)").onAppear { subscription = counts.sink { count = $0 } }
    }
}

struct Named: View {
    @State private var count = 0
    var body: some View {
        Button("\(count)") { set(\.count) }
    }
    func set(_ path: ReferenceWritableKeyPath<Named, Int>) { self[keyPath: path] = 1 }
}

struct Projected: View {
    @State private var text = ""
    private var binding: Binding<String> { $text }
    var body: some View { Text(text); TextField("", text: binding) }
}

struct Still: View {
    @State private var count = 0
//                     ^~~~~ hint: 'Still' never changes its state 'count'; use 'let count' instead
//                     suggested fix: Make 'count' a plain 'let', because code that is not written yet may change 'count'
    var body: some View { Text("\(count)") }
}
// --- fixed
import Combine
import SwiftUI

struct Assigned: View {
    @State private var count = 0
    @State private var subscription: AnyCancellable?
    let counts: AnyPublisher<Int, Never>
    var body: some View {
        Text("\(count)").onAppear { subscription = counts.sink { count = $0 } }
    }
}

struct Named: View {
    @State private var count = 0
    var body: some View {
        Button("\(count)") { set(\.count) }
    }
    func set(_ path: ReferenceWritableKeyPath<Named, Int>) { self[keyPath: path] = 1 }
}

struct Projected: View {
    @State private var text = ""
    private var binding: Binding<String> { $text }
    var body: some View { Text(text); TextField("", text: binding) }
}

struct Still: View {
    private let count = 0
    var body: some View { Text("\(count)") }
}
