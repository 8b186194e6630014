// Code changes an element in place, and its row shows what == leaves out

import SwiftUI

struct Toast: Identifiable, Equatable {
    let id: Int
    var text = ""
    var progress = 0.0
}

extension Toast {
    static func == (lhs: Self, rhs: Self) -> Bool {
//              ^~ warning: '==' of 'Toast' leaves out 'progress', so 'Bar' does not update when only 'progress' changes
//              suggested fix: Compare 'progress' too, because two values of 'Toast' that differ only in 'progress' are then different
        return (lhs.id == rhs.id) && lhs.text == rhs.text
    }
}

final class Center: ObservableObject {
    @Published var toasts: [Toast] = []

    func advance(_ index: Int) { toasts[index].progress += 0.1 }
}

struct Bar: View {
    let toast: Toast
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button("\(toast.text) \(toast.progress)") { isOpen.toggle() }
            .opacity(isOpen && isEnabled ? 1 : 0.5)
    }
}

struct Bars: View {
    @StateObject private var center = Center()

    var body: some View {
        ForEach(center.toasts) { Bar(toast: $0) }
        Button("Next") { center.advance(0) }
    }
}
// --- fixed
import SwiftUI

struct Toast: Identifiable, Equatable {
    let id: Int
    var text = ""
    var progress = 0.0
}

extension Toast {
    static func == (lhs: Self, rhs: Self) -> Bool {
        return (lhs.id == rhs.id) && lhs.text == rhs.text && lhs.progress == rhs.progress
    }
}

final class Center: ObservableObject {
    @Published var toasts: [Toast] = []

    func advance(_ index: Int) { toasts[index].progress += 0.1 }
}

struct Bar: View {
    let toast: Toast
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button("\(toast.text) \(toast.progress)") { isOpen.toggle() }
            .opacity(isOpen && isEnabled ? 1 : 0.5)
    }
}

struct Bars: View {
    @StateObject private var center = Center()

    var body: some View {
        ForEach(center.toasts) { Bar(toast: $0) }
        Button("Next") { center.advance(0) }
    }
}
