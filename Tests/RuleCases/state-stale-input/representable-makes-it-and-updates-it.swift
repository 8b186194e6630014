// A representable makes it once, and later values reach it with an update

import SwiftUI
import UIKit

struct Chart: View {
    @State private var title: String

    init(title: String) { _title = State(initialValue: title) }

    var body: some View { Text(title) }
}

struct ChartHost: UIViewControllerRepresentable {
    var title: String

    func makeUIViewController(context: Context) -> UIHostingController<Chart> {
        UIHostingController(rootView: Chart(title: title))
    }

    func updateUIViewController(_ controller: UIHostingController<Chart>, context: Context) {
        controller.rootView = Chart(title: title)
//                                         ^~~~~ info: 'Chart' never shows later values of 'title', because @State keeps the first; make it a plain 'let'
//                                         suggested fix: Make 'title' a plain 'let', because 'Chart' then shows later values too
    }
}

struct Home: View {
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
        ChartHost(title: title)
    }
}
// --- fixed
import SwiftUI
import UIKit

struct Chart: View {
    private let title: String

    init(title: String) { self.title = title }

    var body: some View { Text(title) }
}

struct ChartHost: UIViewControllerRepresentable {
    var title: String

    func makeUIViewController(context: Context) -> UIHostingController<Chart> {
        UIHostingController(rootView: Chart(title: title))
    }

    func updateUIViewController(_ controller: UIHostingController<Chart>, context: Context) {
        controller.rootView = Chart(title: title)
    }
}

struct Home: View {
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
        ChartHost(title: title)
    }
}
