import SwiftUI

extension Badge: View {
  var body: some View {
    Text("\(count)")
      .font(.body)
      .fontWeight(weight)
  }
}
