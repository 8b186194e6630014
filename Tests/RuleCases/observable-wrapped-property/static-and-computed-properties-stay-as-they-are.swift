// Static and computed properties stay as they are

import SwiftUI

@Observable final class H {
    @AppStorage("x") static var x = 0
    var y: Int { 1 }
}
