// A private type requires a private property, so callers cannot pass the value

import SwiftUI

private struct Secret {
    var text = ""
}

struct Vault: View {
    @Binding private var secrets: [Secret]
//                       ^~~~~~~ warning: 'secrets' is private and has no initial value, which makes the initializer of 'Vault' private

    var body: some View {
        Button("Clear \(secrets.count)") { secrets = [] }
    }
}
