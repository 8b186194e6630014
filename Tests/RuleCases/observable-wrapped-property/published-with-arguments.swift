// The attribute contains the value, or the initializer assigns the storage
// needs manual work: move the value

import SwiftUI

@Observable
final class Model {
    @Published(initialValue: 3) var count: Int
//                                  ^~~~~ error: @Published on 'count' does not compile in the @Observable class 'Model', which tracks changes itself
//                                  suggested fix: Remove '@Published' from 'count', because the value in '@Published(…)' would be lost
    @Published var size = 3
//                 ^~~~ error: @Published on 'size' does not compile in the @Observable class 'Model', which tracks changes itself
//                 suggested fix: Remove '@Published' from 'size', because '_size' is assigned on line 8

    init(size: Int) { _size = Published(initialValue: size) }
}
// --- fixed
import SwiftUI

@Observable
final class Model {
    var count: Int
    var size = 3

    init(size: Int) { _size = Published(initialValue: size) }
}
