// A static property belongs to no view; stored values, bindings and previews have no need of one

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct Home: View {
    @State static var count = 0
//                    ^~~~~ warning: 'count' is static, so @State ignores assignments to 'count'; use a plain property
    @FocusState private static var isFocused: Bool
//                                 ^~~~~~~~~ warning: 'isFocused' is static, so @FocusState ignores assignments to 'isFocused'; use a plain property
    @StateObject static var owned = Model()
//                          ^~~~~ warning: 'owned' is static, so @StateObject creates a new object every time 'owned' is read
    @ObservedObject static var observed = Model()
//                             ^~~~~~~~ warning: 'observed' is static, so @ObservedObject triggers no updates when 'observed' changes; remove the attribute
    @EnvironmentObject static var given: Model
//                                ^~~~~ warning: 'given' is static, so @EnvironmentObject crashes when 'given' is read; pass the object in
    @AppStorage("title") static var title = ""
    @Binding static var bound: Int
    static var plain = 0

    var body: some View {
        Button("\(Self.count)") { Self.count += 1 }
    }
}

enum Screen {
    @GestureState static var offset = 0.0
//                           ^~~~~~ warning: 'offset' is static, so @GestureState ignores assignments to 'offset'; use a plain property
}

extension Model {
    @Environment(\.colorScheme) static var scheme
//                                         ^~~~~~ warning: 'scheme' is static, so @Environment always gives 'scheme' its default value; pass the value in
}

struct Home_Previews: PreviewProvider {
    @State static var count = 0
    static var previews: some View { Home() }
}
