// What is computed by functions that give the same for the same is a copy, too

import SwiftUI

struct Item {
    var name: String
    var prices: [Double]
}

struct PriceTag: View {
    let price: Double
    let title: String
    let values: [Int]
    let item: Item
    @State private var label = ""
    @State private var whole = 0
    @State private var heading = ""
    @State private var best = 0
    @State private var name = ""
    @State private var line = ""

    var body: some View {
        Text("\(label) \(whole) \(heading) \(best) \(name) \(line)")
            .onAppear {
                label = String(price)
//              ^~~~~~~~~~~~~~~~~~~~~ info: 'label' copies 'price' only when 'PriceTag' appears, so it never shows later values
                whole = Int(price)
//              ^~~~~~~~~~~~~~~~~~ info: 'whole' copies 'price' only when 'PriceTag' appears, so it never shows later values
                heading = title.uppercased()
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'heading' copies 'title' only when 'PriceTag' appears, so it never shows later values
                best = values.max() ?? 0
//              ^~~~~~~~~~~~~~~~~~~~~~~~ info: 'best' copies 'values' only when 'PriceTag' appears, so it never shows later values
                name = item.name
//              ^~~~~~~~~~~~~~~~ info: 'name' copies 'item.name' only when 'PriceTag' appears, so it never shows later values
                line = item.name + String(item.prices.count)
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'line' copies 'item.name' and 'item.prices.count' only when 'PriceTag' appears, so it never shows later values
            }
    }
}

struct Home: View {
    @State private var price = 1.0
    @State private var title = ""
    @State private var values = [1]
    @State private var item = Item(name: "", prices: [])

    var body: some View {
        PriceTag(price: price, title: title, values: values, item: item)
        Slider(value: $price)
        TextField("", text: $title)
        TextField("", text: $item.name)
        Button("More") { values.append(2) }
    }
}
