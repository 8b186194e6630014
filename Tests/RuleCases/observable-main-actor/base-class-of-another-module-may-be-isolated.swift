// A base class of another module may be isolated, and models of SwiftData are another matter
// built with: default isolation nonisolated

import Kit
import SwiftData

@Observable final class J: KitModel {}
@Model final class K {}
