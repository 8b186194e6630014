// A view modifier does not keep the object either

import SwiftUI

final class Toast: ObservableObject {
    @Published var text = ""
    func show() { text = "Saved" }
}

struct ToastModifier: ViewModifier {
    @ObservedObject var toast: Toast

    func body(content: Content) -> some View {
        content.overlay(Text(toast.text)).onTapGesture { toast.show() }
    }
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn).modifier(ToastModifier(toast: Toast()))
//                                                                             ^~~~~~~ hint: Each update of 'Home' gives 'ToastModifier' a new 'Toast'; keep it in 'Home'
//                                                                             suggested fix: Keep the 'Toast' in 'Home', because 'ToastModifier' then uses the same 'Toast' as long as 'Home' is onscreen
    }
}
// --- fixed
import SwiftUI

final class Toast: ObservableObject {
    @Published var text = ""
    func show() { text = "Saved" }
}

struct ToastModifier: ViewModifier {
    @ObservedObject var toast: Toast

    func body(content: Content) -> some View {
        content.overlay(Text(toast.text)).onTapGesture { toast.show() }
    }
}

struct Home: View {
    @State private var isOn = false
    @StateObject private var toast = Toast()

    var body: some View {
        Toggle(isOn ? "On" : "Off", isOn: $isOn).modifier(ToastModifier(toast: toast))
    }
}
