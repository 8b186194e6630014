// A host sets up the object through a protocol before the view is installed, so the view must not keep another one

import SwiftUI

final class Dismisser: ObservableObject {
    var dismiss: (() -> Void)?
}

protocol Dismissable {
    var dismisser: Dismisser { get set }
}

struct Sheet: View, Dismissable {
    var dismisser = Dismisser()

    var body: some View {
        Button("Done") { dismisser.dismiss?() }
    }
}

func connect<Content: View>(_ content: Content, then dismiss: @escaping () -> Void) {
    (content as? Dismissable)?.dismisser.dismiss = dismiss
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        Sheet()
    }
}
