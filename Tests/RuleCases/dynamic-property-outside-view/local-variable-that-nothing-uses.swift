// A local variable that nothing uses can go, whatever its wrapper would do

import SwiftUI

enum Font {
    static func size(_ points: Double) -> Double {
        @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
//                                       ^~~~~~~~~~~~ info: Nothing uses the local variable 'sizeCategory'; delete it
        return points * 2
    }

    static func larger(_ points: Double) -> Double {
        @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
//                                       ^~~~~~~~~~~~ warning: 'sizeCategory' is a local variable, so @Environment always gives 'sizeCategory' its default value; pass the value in
        return sizeCategory > .large ? points * 2 : points
    }
}
