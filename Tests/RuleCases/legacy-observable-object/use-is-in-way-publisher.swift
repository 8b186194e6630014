// A use is in the way: its publisher

// --- Model.swift
import SwiftUI

final class Model: ObservableObject {
//          ^~~~~ hint: 'Model' could be an @Observable class if it were used differently
    @Published var query = ""
}
// --- Search.swift
import Combine

func follow(_ model: Model) -> Any {
    model.$query
}
