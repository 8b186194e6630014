// Public: others may bind it

import SwiftUI

@Observable public final class Model {
    public var name = ""
}

public struct Row: View {
    @Bindable public var model: Model
    public var body: some View { Text(model.name) }
}
