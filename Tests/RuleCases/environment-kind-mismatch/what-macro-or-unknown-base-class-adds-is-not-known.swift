// What a macro or an unknown base class adds is not known

import Stores
import SwiftUI

@Perceptible final class Store: ObservableObject {}
final class Other: BaseStore, ObservableObject {}

struct Home: View {
    @Environment(Store.self) private var store
    @Environment(Other.self) private var other
    var body: some View { Text("") }
}
