// What inlined code uses cannot be private: the compiler rejects the two together

import SwiftUI

public struct Counter: View {
    @usableFromInline @State var count = 0
    public init() {}
    public var body: some View { Button("\(count)") { count += 1 } }
}
