// State on a local variable keeps nothing; previews make properties of theirs or need no more, and a local binding passes writes on

import SwiftUI

struct Home: View {
    @State private var name = ""

    var body: some View {
        @State var count = 0
//                 ^~~~~ warning: @State has no effect on the local variable 'count'; remove it, or move 'count' to a property of the view
        @Binding var title = $name
        Button("\(count) \(title)") { count += 1 }
    }

    func scheme() -> ColorScheme {
        @Environment(\.colorScheme) var scheme
//                                      ^~~~~~ warning: 'scheme' is a local variable, so @Environment always gives 'scheme' its default value; make it a property of the view
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
