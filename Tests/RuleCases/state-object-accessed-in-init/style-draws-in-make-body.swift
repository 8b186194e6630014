// A style has no body

import SwiftUI

struct ToolbarStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    private let opacity: Double

    init() { opacity = _isEnabled.wrappedValue ? 1 : 0.5 }
//                     ^~~~~~~~~~ warning: 'isEnabled' is not installed yet when 'ToolbarStyle' is initialized, so it has its default value here; read it in 'makeBody'

    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(opacity) }
}
