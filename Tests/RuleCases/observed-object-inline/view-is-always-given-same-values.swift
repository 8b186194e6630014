// A view that is given a constant and a flag

import SwiftUI

final class Check: ObservableObject {
    @Published var result = ""
}

struct Detail: View {
    let title: String
    let isLarge: Bool
    @ObservedObject private var check = Check()
//                              ^~~~~ warning: Every update of the parent re-creates 'check' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'check' with @StateObject

    init(title: String, isLarge: Bool) { self.title = title; self.isLarge = isLarge }

    var body: some View { TextField(isLarge ? "Result" : title, text: $check.result) }
}

struct Panel: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        Detail(title: "Check", isLarge: isLarge)
    }
}
// --- fixed
import SwiftUI

final class Check: ObservableObject {
    @Published var result = ""
}

struct Detail: View {
    let title: String
    let isLarge: Bool
    @StateObject private var check = Check()

    init(title: String, isLarge: Bool) { self.title = title; self.isLarge = isLarge }

    var body: some View { TextField(isLarge ? "Result" : title, text: $check.result) }
}

struct Panel: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        Detail(title: "Check", isLarge: isLarge)
    }
}
