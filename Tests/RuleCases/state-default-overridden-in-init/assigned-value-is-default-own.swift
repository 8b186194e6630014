// The assigned value is the default's own, in whatever spelling, so nothing is lost

import SwiftUI

enum Kind { case first, second }

struct Card: View {
    @State private var count = 0
    @State private var name: String?
    @State private var text = ""
    @State private var items: [Int] = []
    @State private var table: [String: Int] = [:]
    @State private var tags: Set<String> = []
    @State private var size = CGSize.zero
    @State private var kind: Kind = .first
    @State private var isOn = Bool()
    @State private var share = 0.0
    init() {
        count = 0
        name = nil
        text = String()
        items = [Int]()
        table = [String: Int]()
        tags = Set<String>()
        size = .zero
        kind = Kind.first
        isOn = false
        share = 0
    }
    var body: some View { Text("\(count) \(name ?? "") \(text) \(items.count) \(table.count) \(tags.count)") }
}
