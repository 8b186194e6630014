// `self.$tip` is the same argument as `$tip`

import SwiftUI

final class PageModel: ObservableObject {
    @Published var isOpen = false
    let name: String
    init(name: String) { self.name = name }
}

struct Page: View {
    @StateObject private var model: PageModel

    init(name: String) {
        _model = StateObject(wrappedValue: PageModel(name: name))
    }

    var body: some View {
        Toggle(model.name, isOn: $model.isOpen)
    }
}

struct Screens {
    func append<Value, Content: View>(for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Content) {}
}

struct Navigation: View {
    let add: (Screens) -> Void
    var body: some View { EmptyView() }
}

extension View {
    func tipSheet<Content: View>(
        binding: Binding<String?>, @ViewBuilder content: @escaping (String) -> Content
    ) -> some View { self }
}

struct Home: View {
    @State private var tip: String?

    var body: some View {
        Navigation { screens in
            screens.append(for: String.self) { name in
                Page(name: name)
            }
        }
        .tipSheet(binding: self.$tip) { tip in
            Page(name: tip)
        }
    }
}
