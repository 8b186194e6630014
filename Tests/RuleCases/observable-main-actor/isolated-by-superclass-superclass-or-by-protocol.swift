// Isolated by its superclass's superclass or by a protocol, in another file
// built with: default isolation nonisolated

// --- Main.swift
import Observation

@Observable class E: MiddleBase {}
@Observable class P: Presenting {}
// --- Base.swift
@MainActor class MainBase {}
class MiddleBase: MainBase {}
@MainActor protocol Presenting {}
