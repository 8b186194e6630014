// State on a local variable keeps nothing; previews make properties of theirs or need no more, and a local binding passes writes on

import SwiftUI

struct Home: View {
    @State private var name = ""

    var body: some View {
        @State var count = 0
//                 ^~~~~ warning: @State does nothing on the local variable 'count'; make it a property of a view
        @Binding var title = $name
        Button("\(count) \(title)") { count += 1 }
    }

    func scheme() -> ColorScheme {
        @Environment(\.colorScheme) var scheme
//                                      ^~~~~~ warning: @Environment does nothing on the local variable 'scheme'; make it a property of a view
        return scheme
    }
}

#Preview {
    @Previewable @State var count = 0
    Button("\(count)") { count += 1 }
}

struct Home_Previews: PreviewProvider {
    static var previews: some View {
        @State var count = 0
        Button("\(count)") { count += 1 }
    }
}
