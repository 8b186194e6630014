// A lazy property

import Observation

@Observable final class C {
    lazy var x = 0
//           ^ error: The lazy property 'x' does not compile in the @Observable class 'C' without @ObservationIgnored
//           safe fix: Mark 'x' @ObservationIgnored
    private lazy var y: Int = { 1 }()
//                   ^ error: The lazy property 'y' does not compile in the @Observable class 'C' without @ObservationIgnored
//                   safe fix: Mark 'y' @ObservationIgnored
}
// --- fixed
import Observation

@Observable final class C {
    @ObservationIgnored lazy var x = 0
    @ObservationIgnored private lazy var y: Int = { 1 }()
}
