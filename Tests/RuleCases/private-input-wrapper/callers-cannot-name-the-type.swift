// A private type requires a private property, so callers cannot pass the value

import SwiftUI

private struct Secret {
    var text = ""
}

struct Vault: View {
    @Binding private var secrets: [Secret]
//                       ^~~~~~~ warning: Other code cannot create 'Vault', because its private 'secrets' has no initial value; make it and its type visible

    var body: some View {
        Button("Clear \(secrets.count)") { secrets = [] }
    }
}
