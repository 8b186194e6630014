// No wrapper, or not known to be one

import Kit
import SwiftUI

@globalActor actor Shared { static let shared = Shared() }

@Observable final class F {
    @MainActor var a = 0
    @Shared var b = 0
    @Tracked var c = 0
    @available(iOS 17, *) var d: Int { 1 }
    @objc weak var e: F?
}
