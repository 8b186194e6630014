// A closure that is kept or runs at another time, and a loop that waits, read the latest value, which a constant has not

import SwiftUI

final class Registry {
    static let shared = Registry()
    var handler: (() -> Void)?
}

struct Registering: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.onAppear { Registry.shared.handler = { print(isOn) } }
    }
}

struct Delayed: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(isOn) } }
    }
}

struct Asking: View {
    @Binding var isOn: Bool
    let whenReady: (@escaping () -> Bool) -> Void
    var body: some View {
        Color.clear.onAppear { whenReady { isOn } }
    }
}

struct Looping: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.task {
            while !Task.isCancelled {
                if isOn { print("on") }
                try? await Task.sleep(nanoseconds: 1_000_000)
            }
        }
    }
}

struct Answering: View {
    @Binding var items: [Int]
//               ^~~~~ info: 'Answering' only reads its @Binding; 'let items: [Int]' is enough
//               suggested fix: Take 'items' as a plain value, because closures that run later read the value that 'Answering' was created with
    @Binding var limit: Int
//               ^~~~~ info: 'Answering' only reads its @Binding; 'let limit: Int' is enough
//               suggested fix: Take 'limit' as a plain value, because closures that run later read the value that 'Answering' was created with
    var body: some View {
        Button("Print") {
            withAnimation { print(items.filter { $0 < limit }) }
        }
    }
}

struct Home: View {
    @State private var isOn = false
    @State private var items: [Int] = []
    @State private var limit = 0
    var body: some View {
        Registering(isOn: $isOn)
        Delayed(isOn: $isOn)
        Asking(isOn: $isOn) { print($0()) }
        Looping(isOn: $isOn)
        Answering(items: $items, limit: $limit)
    }
}
// --- fixed
import SwiftUI

final class Registry {
    static let shared = Registry()
    var handler: (() -> Void)?
}

struct Registering: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.onAppear { Registry.shared.handler = { print(isOn) } }
    }
}

struct Delayed: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(isOn) } }
    }
}

struct Asking: View {
    @Binding var isOn: Bool
    let whenReady: (@escaping () -> Bool) -> Void
    var body: some View {
        Color.clear.onAppear { whenReady { isOn } }
    }
}

struct Looping: View {
    @Binding var isOn: Bool
    var body: some View {
        Color.clear.task {
            while !Task.isCancelled {
                if isOn { print("on") }
                try? await Task.sleep(nanoseconds: 1_000_000)
            }
        }
    }
}

struct Answering: View {
    let items: [Int]
    let limit: Int
    var body: some View {
        Button("Print") {
            withAnimation { print(items.filter { $0 < limit }) }
        }
    }
}

struct Home: View {
    @State private var isOn = false
    @State private var items: [Int] = []
    @State private var limit = 0
    var body: some View {
        Registering(isOn: $isOn)
        Delayed(isOn: $isOn)
        Asking(isOn: $isOn) { print($0()) }
        Looping(isOn: $isOn)
        Answering(items: items, limit: limit)
    }
}
