// The module is built with the main actor as its default
// built with: default isolation MainActor

import Observation

@Observable final class I {}
