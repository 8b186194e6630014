// A model shows its storage on purpose

import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("theme") var theme = "light"
}
