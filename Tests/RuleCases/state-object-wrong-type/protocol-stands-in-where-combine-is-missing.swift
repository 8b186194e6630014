// A protocol that stands in for Combine's on other systems is not the one that the class conforms to

// --- Compatibility.swift
import Foundation

#if !canImport(Combine)
public protocol ObservableObject: AnyObject {}
#endif

// --- Player.swift
#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

final class Player: ObservableObject {}

// --- Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Text("Home") }
}
