// The callers of the function that extends all views make the object, which the modifier then owns

// --- Helper.swift
import SwiftUI

final class Helper: ObservableObject {
    @Published var title = ""
}

struct HelperAlert: ViewModifier {
    @StateObject private var helper: Helper

    init(helper: @autoclosure @escaping () -> Helper) {
        _helper = StateObject(wrappedValue: helper())
    }

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

struct HelperSheet: ViewModifier {
    @StateObject private var helper: Helper

    init(helper: Helper) {
        _helper = StateObject(wrappedValue: helper)
    }

    func body(content: Content) -> some View {
        content.overlay(Text(helper.title))
    }
}

extension View {
    func alert(helper: @autoclosure @escaping () -> Helper) -> some View {
        modifier(HelperAlert(helper: helper()))
    }

    func helped(by helper: Helper) -> some View {
        modifier(HelperSheet(helper: helper))
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    var body: some View {
        Text("Home").alert(helper: Helper())
        Text("Home").helped(by: Helper())
    }
}
