// A closure that callers pass, or a member of another object, creates the object; a container may also keep it

import SwiftUI

final class Draft: ObservableObject {
    @Published var title = ""
}

final class Container {
    let kept = Draft()
    var draft: Draft { Draft() }
    func makeDraft() -> Draft { Draft() }
    func sharedDraft() -> Draft { kept }
}

struct DraftForm: View {
    @ObservedObject var draft: Draft
    var body: some View { TextField("Title", text: $draft.title) }
}

struct Tasks: View {
    let container: Container
    var factory: (() -> Draft)?
    let make: (Int) -> Draft
    let share: () -> Draft
    let unknown: () -> Draft
    @State private var isAdding = false
    @State private var count = 0

    var body: some View {
        Stepper("\(count)", value: $count)
        DraftForm(draft: container.makeDraft())
//                       ^~~~~~~~~~~~~~~~~~~~~ hint: Each update of 'Tasks' gives 'DraftForm' a new 'Draft'; keep it in 'Tasks'
        DraftForm(draft: container.draft)
//                       ^~~~~~~~~~~~~~~ hint: Each update of 'Tasks' gives 'DraftForm' a new 'Draft'; keep it in 'Tasks'
        DraftForm(draft: container.sharedDraft())
        DraftForm(draft: container.kept)
        DraftForm(draft: make(1))
//                       ^~~~~~~ hint: Each update of 'Tasks' gives 'DraftForm' a new 'Draft'; keep it in 'Tasks'
        DraftForm(draft: share())
        DraftForm(draft: unknown())
            .sheet(isPresented: $isAdding) {
                if let factory {
                    DraftForm(draft: factory())
//                                   ^~~~~~~~~ hint: Each update of 'Tasks' gives 'DraftForm' a new 'Draft'; keep it in 'Tasks'
                }
            }
    }
}

struct Screen: View {
    let container: Container
    let makeDraft: () -> Draft

    var body: some View {
        Tasks(
            container: container, factory: makeDraft, make: { _ in Draft() }, share: { [container] in container.sharedDraft() },
            unknown: { let draft = Draft(); return draft })
    }
}

struct Root: View {
    let container: Container

    var body: some View {
        Screen(container: container, makeDraft: { [container] in container.makeDraft() })
    }
}
