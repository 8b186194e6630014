// Controllers and actions build a view once

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}
import UIKit

func host() -> UIViewController { UIHostingController(rootView: Text("").environmentObject(Model())) }

struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Text("").environmentObject(Model()))
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Opener: View {
    var body: some View {
        Button("Open") { show(Text("").environmentObject(Model())) }
    }
}
