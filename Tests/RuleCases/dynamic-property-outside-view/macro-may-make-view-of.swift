// A macro may make a view of it

import SwiftUI

@Screen struct Home {
    @State private var count = 0
}
