// The element is identifiable by an extension in another file

// --- Row.swift
import Foundation

struct Row {
    let title: String
}
// --- Row+Identifiable.swift
import SwiftUI

extension Row: Identifiable {
    public var id: String {
        "\(title)-\(UUID().uuidString)"
//      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: 'Row' has another 'id' each time it is read, so a list makes its row anew on every update and forgets the row's state
    }
}
