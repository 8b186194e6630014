// A name with a capital in an extension may be a property that another file declares, which cannot become private

// --- A.swift
import SwiftUI

struct Edit: View {
    @State var Shown = false
    @State var Count = 0
    @State var Level = 0
    @State var Action: () -> Void = {}
    @State var Own = 0
//             ^~~ warning: Callers of 'Edit' can set 'Own', but @State ignores later values; make it private
//             safe fix: Make 'Own' private

    var body: some View {
        VStack {
            Toggle("", isOn: $Shown)
            more
            Text("\(Count) \(Level) \(Own)")
                .onTapGesture { Action() }
        }
    }
}

// --- B.swift
import SwiftUI

extension Edit {
    var more: some View {
        Button("More") {
            Shown = true
            print(Count)
            print(Level.description)
            Action()
        }
    }
}
// --- fixed A.swift
import SwiftUI

struct Edit: View {
    @State var Shown = false
    @State var Count = 0
    @State var Level = 0
    @State var Action: () -> Void = {}
    @State private var Own = 0

    var body: some View {
        VStack {
            Toggle("", isOn: $Shown)
            more
            Text("\(Count) \(Level) \(Own)")
                .onTapGesture { Action() }
        }
    }
}

