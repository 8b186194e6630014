import Foundation

struct Book: Identifiable {
  let id = UUID()
  var title: String
}

final class Shelves {
  var count = 0
}

@propertyWrapper
struct Clamped {
  var wrappedValue: Int {
    didSet { wrappedValue = min(wrappedValue, 10) }
  }
}
