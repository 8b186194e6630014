// A helper in a protocol's extension listens to all of them

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

protocol Form: AnyObject {
    var fields: [C] { get }
    var isValid: Bool { get set }
}

extension Form {
    func start() { fields.forEach { $0.$name.sink { [weak self] in self?.isValid = !$0.isEmpty } } }
}

class P: ObservableObject, Form {
    @Published var child = C()
    @Published var isValid = false
    var fields: [C] { [child] }
    init() { start() }
}

struct V: View {
    @ObservedObject var p: P
    var body: some View { Text(p.child.name) }
}
