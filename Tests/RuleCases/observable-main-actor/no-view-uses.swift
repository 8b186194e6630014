// No view uses it
// built with: default isolation nonisolated

import Observation

@Observable class B: Identifiable {}
//                ^ hint: 'B' is @Observable and not isolated to the main actor
//                suggested fix: Isolate 'B' to the main actor, because code outside the main actor can then use 'B' only with 'await'
// --- fixed
import Observation

@MainActor @Observable class B: Identifiable {}
