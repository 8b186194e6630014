// A date that is created from a number is equal each time

import SwiftUI

extension EnvironmentValues {
    @Entry var epoch = Date(timeIntervalSince1970: 0)
    @Entry var reference = Date(timeIntervalSinceReferenceDate: 0)
}
