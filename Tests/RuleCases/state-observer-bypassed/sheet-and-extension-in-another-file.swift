// Another file's extension hands the binding to a modifier
// also reported by: private-state
// built with: iOS 17

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var isShown = false {
        willSet { note(newValue) }
//      ^~~~~~~ warning: 'willSet' and 'didSet' of 'isShown' do not run when '.sheet' changes it through '$isShown'
        didSet { save() }
    }

    var body: some View { content }

    func note(_ value: Bool) {}
    func save() {}
}
// --- Home+Content.swift
import SwiftUI

extension Home {
    var content: some View {
        Text("Home").sheet(isPresented: $isShown) { Text("Sheet") }
    }
}
