// A local variable that nothing uses can go, whatever its wrapper would do

import SwiftUI

enum Font {
    static func size(_ points: Double) -> Double {
        @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
//                                       ^~~~~~~~~~~~ info: Nothing uses the local variable 'sizeCategory'; delete it
//                                       suggested fix: Delete 'sizeCategory', because code that is not written yet may use 'sizeCategory'
        return points * 2
    }
}
// --- fixed
import SwiftUI

enum Font {
    static func size(_ points: Double) -> Double {
        return points * 2
    }
}
