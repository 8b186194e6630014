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
//      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: 'id' of 'Row' returns a new value on every read, so SwiftUI sees a new element each time; store it
    }
}
