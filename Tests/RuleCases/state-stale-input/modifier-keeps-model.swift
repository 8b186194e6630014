// An id would belong to the view that is modified, and reset it with all of its state

import SwiftUI

struct Project { var name: String }

@Observable final class ImportModel {
    let project: Project
    var progress = 0.0
    init(project: Project) { self.project = project }
    func run() { progress = 1 }
}

struct Importer: ViewModifier {
    @State private var model: ImportModel

    init(project: Project) {
        _model = State(initialValue: ImportModel(project: project))
    }

    func body(content: Content) -> some View {
        content
            .overlay { Text("\(model.project.name) \(model.progress)") }
            .onTapGesture { model.run() }
    }
}

struct Screen: View {
    @State private var project = Project(name: "A")

    var body: some View {
        Button("Rename") { project = Project(name: "B") }
            .modifier(Importer(project: project))
//                                      ^~~~~~~ info: 'Importer' keeps the 'model' created from its first 'project'; pass it later values in '.onChange(of:)'
    }
}
