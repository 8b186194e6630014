// Sendable classes look after themselves
// built with: default isolation nonisolated

import Observation

@Observable final class F: Sendable {}
@Observable final class G: @unchecked Sendable {}
