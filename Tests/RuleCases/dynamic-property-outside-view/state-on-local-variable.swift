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

    func save() {
        @Environment(Session.self) var session
//                                     ^~~~~~~ warning: 'session' is a local variable, so @Environment crashes when 'session' is read; make it a property of the view
        @Environment(Session.self) var other: Session?
//                                     ^~~~~ warning: 'other' is a local variable, so @Environment always gives 'other' nil; make it a property of the view
        session.save()
        other?.save()
    }
}

@Observable final class Session {
    func save() {}
}

enum Links {
    static func count() -> Int {
        @State var count = 0
//                 ^~~~~ warning: @State has no effect on the local variable 'count'; remove it
        _count.wrappedValue = 1
        return 1
    }

    static func isWide() -> Bool {
        #if os(iOS)
        @Environment(\.horizontalSizeClass) var size
//                                              ^~~~ warning: 'size' is a local variable, so @Environment always gives 'size' its default value; pass the value in
        #endif
        return size == .regular
    }

    static func open(_ url: URL) {
        @Environment(\.openURL) var openURL
//                                  ^~~~~~~ warning: 'openURL' is a local variable, so @Environment always gives 'openURL' its default value; pass the value in
        openURL(url)
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
