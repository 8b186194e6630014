// The elements of a constant of a type never change

import SwiftUI

struct Contract: Identifiable {
    let id: Int
    let name: String

    static let samples = [Contract(id: 1, name: "Tea"), Contract(id: 2, name: "Milk")]
}

struct Card: View {
    @State private var contract: Contract

    init(contract: Contract) {
        self.contract = contract
    }

    var body: some View {
        Text(contract.name)
    }
}

struct Home: View {
    var body: some View {
        ForEach(Contract.samples.prefix(5)) { contract in
            Card(contract: contract)
        }
    }
}
