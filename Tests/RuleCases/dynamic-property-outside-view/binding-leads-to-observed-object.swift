// The binding leads to an object whose changes views follow by reading it

import SwiftUI

@Observable final class Client {
    var network = ""
}

final class Model: ObservableObject {
    @Binding var client: Client

    init(client: Binding<Client>) {
        _client = client
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.client.network)
    }
}
