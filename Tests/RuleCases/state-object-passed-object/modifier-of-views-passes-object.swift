// A function that extends all views hands the caller's object to a modifier that keeps it

// --- Helper.swift
import SwiftUI

final class Helper: ObservableObject {
    @Published var title = ""
}

struct HelperAlert: ViewModifier {
    @StateObject private var helper: Helper

    init(helper: Helper) {
//       ^~~~~~ info: 'HelperAlert' ignores every 'helper' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'helper' with @ObservedObject, because 'HelperAlert' then no longer keeps the object alive
        _helper = StateObject(wrappedValue: helper)
    }

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

extension View {
    func alert(helper: Helper) -> some View {
        modifier(HelperAlert(helper: helper))
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var helper = Helper()

    var body: some View {
        Text("Home").alert(helper: helper)
    }
}
// --- fixed Helper.swift
import SwiftUI

final class Helper: ObservableObject {
    @Published var title = ""
}

struct HelperAlert: ViewModifier {
    @ObservedObject private var helper: Helper

    init(helper: Helper) {
        self.helper = helper
    }

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

extension View {
    func alert(helper: Helper) -> some View {
        modifier(HelperAlert(helper: helper))
    }
}
