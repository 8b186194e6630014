// A tool replaces the view's code while the app runs, and the view starts over with each change

import SwiftUI

@propertyWrapper struct ObserveInjection: DynamicProperty {
    var wrappedValue = 0
}

extension View {
    func enableInjection() -> some View { self }
}

struct Home: View {
    @ObserveInjection var injection
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .id(UUID())
            .enableInjection()
    }
}
