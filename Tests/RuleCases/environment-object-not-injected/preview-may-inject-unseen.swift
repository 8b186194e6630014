// The preview may inject it unseen

import SwiftUI

final class Settings: ObservableObject {
    @Published var name = ""
}

struct ChildView: View {
    @EnvironmentObject private var s: Settings
    var body: some View { Text(s.name) }
}

struct Root: View {
    @StateObject private var settings = Settings()
    var body: some View { ChildView().environmentObject(settings) }
}

struct SampleData: PreviewModifier {
    func body(content: Content, context: Settings) -> some View { content.environmentObject(context) }
}

struct Themed<Content: View>: View {
    @StateObject private var settings = Settings()
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content.environmentObject(settings) }
}

extension View {
    func sample() -> some View { environmentObject(Settings()) }
}

#Preview(traits: .modifier(SampleData())) { ChildView() }

#Preview { ChildView().sample() }

#Preview { Themed { ChildView() } }

#Preview {
    let child = ChildView()
    return child.environmentObject(Settings())
}
