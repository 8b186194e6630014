// A modifier for previews, as its name and that of the function say which makes it, unless code of the app calls that

import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct PreviewModifier: ViewModifier {
    func body(content: Content) -> some View { content.environmentObject(Model()) }
}

extension View {
    func previewPrepared() -> some View { modifier(PreviewModifier()) }
}

struct LinkPreview: ViewModifier {
    func body(content: Content) -> some View { content.environmentObject(Model()) }
//                                                                       ^~~~~~~ info: Every update of 'LinkPreview' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                                                       suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'LinkPreview' exists
}

extension View {
    func linkPreview() -> some View { modifier(LinkPreview()) }
}

struct PreviewSheet: ViewModifier {
    let name: String
    func body(content: Content) -> some View { content.environmentObject(Model()) }
//                                                                       ^~~~~~~ info: Every update of 'PreviewSheet' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                                                       suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'PreviewSheet' exists
}

extension View {
    func previewSheet(name: String) -> some View { modifier(PreviewSheet(name: name)) }
}

struct Home: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(model.name).linkPreview().previewSheet(name: model.name) }
}

#Preview { Home().previewPrepared().linkPreview() }
// --- fixed
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct PreviewModifier: ViewModifier {
    func body(content: Content) -> some View { content.environmentObject(Model()) }
}

extension View {
    func previewPrepared() -> some View { modifier(PreviewModifier()) }
}

struct LinkPreview: ViewModifier {
    @StateObject private var model = Model()

    func body(content: Content) -> some View { content.environmentObject(model) }
}

extension View {
    func linkPreview() -> some View { modifier(LinkPreview()) }
}

struct PreviewSheet: ViewModifier {
    @StateObject private var model = Model()

    let name: String
    func body(content: Content) -> some View { content.environmentObject(model) }
}

extension View {
    func previewSheet(name: String) -> some View { modifier(PreviewSheet(name: name)) }
}

struct Home: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text(model.name).linkPreview().previewSheet(name: model.name) }
}

#Preview { Home().previewPrepared().linkPreview() }
