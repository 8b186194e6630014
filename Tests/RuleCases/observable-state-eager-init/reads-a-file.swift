// An initializer that reads a file does work, wherever in a statement it reads
// built with: SDK 26

import SwiftUI

@Observable final class First {
    var data: Data?
    init(_ url: URL) { data = try? Data(contentsOf: url) }
}

@Observable final class Second {
    var text = ""
    init(_ url: URL) {
        if let text = try? String(contentsOf: url, encoding: .utf8) { self.text = text }
    }
}

@Observable final class Third {
    var count = 0
    init(_ url: URL) {
        do {
            let data = try Data(contentsOf: url)
            count = data.count
        } catch {
            count = 0
        }
    }
}

@Observable final class Fourth {
    var text = ""
    init(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        text = String(decoding: data, as: UTF8.self)
    }
}

@Observable final class Later {
    var load: (URL) -> Data?
    var text: String
    init(_ data: Data) {
        load = { url in try? Data(contentsOf: url) }
        text = String(decoding: data, as: UTF8.self)
    }
}

let url = URL(fileURLWithPath: "/")

struct Home: View {
    @State private var first = First(url)
//                     ^~~~~ info: Every update of the parent runs the initializer of 'First', which does work; move the work to '.task'
    @State private var second = Second(url)
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Second', which does work; move the work to '.task'
    @State private var third = Third(url)
//                     ^~~~~ info: Every update of the parent runs the initializer of 'Third', which does work; move the work to '.task'
    @State private var fourth = Fourth("")
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Fourth', which does work; move the work to '.task'
    @State private var later = Later(Data())

    var body: some View { Text("\(first.data?.count ?? 0) \(second.text) \(third.count) \(fourth.text) \(later.text)") }
}
