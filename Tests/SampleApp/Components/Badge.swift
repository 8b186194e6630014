import SwiftUI

/// Becomes a view in another file.
struct Badge {
  let count: Int
  @State private(set) var isLarge = false
  // statewise:disable:next private-state -- a test sets it before the badge appears
  @State var isPinned = false
  var weight: Font.Weight { isPinned ? .bold : .regular }
}
