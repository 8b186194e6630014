// Public: others may write it

import SwiftUI

public struct Caption: View {
    @Binding public var text: String

    public var body: some View {
        Text(text)
    }
}
