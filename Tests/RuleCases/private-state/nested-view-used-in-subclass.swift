// A subclass uses the nested view of its superclass without naming the superclass

import SwiftUI

class Screen {
    struct Row: View {
        @State var count = 0
//                 ^~~~~ warning: Callers of 'Row' can set 'count', but @State ignores later values; make it private
//                 suggested fix: Make 'count' fileprivate, because 'count' may be used at Example.swift:12

        var body: some View { Button("\(count)") { count += 1 } }
    }
}

final class Home: Screen {
    func count(of row: Row) -> Int { row.count }
}
// --- fixed
import SwiftUI

class Screen {
    struct Row: View {
        @State fileprivate var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
    }
}

final class Home: Screen {
    func count(of row: Row) -> Int { row.count }
}
