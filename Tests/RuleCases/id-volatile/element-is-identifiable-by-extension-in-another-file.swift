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
//      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: 'id' of 'Row' is another value at each read, so SwiftUI takes it for a new element; store it
    }
}
