#if canImport(SwiftUI)
  import SwiftUI

  struct Counter: View {
    @State var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }
#endif
