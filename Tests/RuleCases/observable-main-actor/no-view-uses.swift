// No view uses it
// built with: default isolation nonisolated

import Observation

@Observable class B: Identifiable {}
