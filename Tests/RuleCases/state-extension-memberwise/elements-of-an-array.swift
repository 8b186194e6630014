// An array of the type is written with implicit initializers
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Step: View {
    @State private var isDone = false
    private let title: String

    var body: some View { Text(title).opacity(isDone ? 0.5 : 1) }

    static let all: [Step] = [.init(title: "a"), .init(title: "b")]
//                            ^~~~~ warning: Xcode 27 does not synthesize 'init(title:)' for 'Step', because every property that it would set is private; declare it
//                            safe fix: Declare the initializer of 'Step'
//                                               ^~~~~ warning: Xcode 27 does not synthesize 'init(title:)' for 'Step', because every property that it would set is private; declare it
//                                               safe fix: Declare the initializer of 'Step'
    static func some() -> [Step] { [.init(title: "a")] }
//                                  ^~~~~ warning: Xcode 27 does not synthesize 'init(title:)' for 'Step', because every property that it would set is private; declare it
//                                  safe fix: Declare the initializer of 'Step'
}
// --- fixed
import SwiftUI

struct Step: View {
    @State private var isDone = false
    private let title: String

    private init(title: String) {
        self.title = title
    }

    var body: some View { Text(title).opacity(isDone ? 0.5 : 1) }

    static let all: [Step] = [.init(title: "a"), .init(title: "b")]
    static func some() -> [Step] { [.init(title: "a")] }
}
