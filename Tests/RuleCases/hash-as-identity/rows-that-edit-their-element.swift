// A row that edits its element would replace itself if the element were its id

import SwiftUI

struct Offer: Hashable {
    var store = ""
    var price = 0.0
}

struct Offers: View {
    @State private var offers: [Offer] = []

    var body: some View {
        List($offers, id: \.hashValue) { $offer in
//                        ^~~~~~~~~~~ info: Rows of '$offers' use hashes as ids, which can collide and change on every launch; use a unique id
            TextField("Store", text: $offer.store)
        }
    }
}
