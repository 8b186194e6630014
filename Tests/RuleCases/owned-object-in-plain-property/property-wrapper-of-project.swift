// A property wrapper of the project's own may begin again with each view

import SwiftUI

final class Box: ObservableObject {
    @Published var value: Int?
}

@propertyWrapper
struct Router: DynamicProperty {
    private let box = Box()

    var wrappedValue: Int { box.value ?? 0 }
}
