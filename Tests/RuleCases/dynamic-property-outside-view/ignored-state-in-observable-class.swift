// State compiles in an @Observable class only with @ObservationIgnored, which goes with it

import SwiftUI

@Observable final class Model {
    @ObservationIgnored @State var isLoading = false
//                                 ^~~~~~~~~ warning: 'Model' is not a view, so @State ignores assignments to 'isLoading'; use a plain property
//                                 suggested fix: Make 'isLoading' a plain property and delete @ObservationIgnored, because 'Model' is @Observable, so views that read 'isLoading' then update when it changes

    func load() { isLoading.toggle() }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var isLoading = false

    func load() { isLoading.toggle() }
}
