// A function or property that returns AnyView draws

import SwiftUI

final class PageModel: ObservableObject {
    @Published var text = ""
}

struct Page: View {
    @ObservedObject var model: PageModel

    var body: some View { TextField("Text", text: $model.text) }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            first
            second()
        }
    }

    private var first: AnyView { AnyView(Page(model: PageModel())) }
//                                                   ^~~~~~~~~~~ hint: Each update of 'Home' gives 'Page' a new 'PageModel'; keep it in 'Home'
//                                                   suggested fix: Keep the 'PageModel' in 'Home', because 'Page' then uses the same 'PageModel' as long as 'Home' is onscreen

    private func second() -> AnyView { AnyView(Page(model: PageModel())) }
//                                                         ^~~~~~~~~~~ hint: Each update of 'Home' gives 'Page' a new 'PageModel'; keep it in 'Home'
//                                                         suggested fix: Keep the 'PageModel' in 'Home', because 'Page' then uses the same 'PageModel' as long as 'Home' is onscreen

    private func third() -> (Int) -> AnyView {
        { _ in AnyView(Page(model: PageModel())) }
    }
}
// --- fixed
import SwiftUI

final class PageModel: ObservableObject {
    @Published var text = ""
}

struct Page: View {
    @ObservedObject var model: PageModel

    var body: some View { TextField("Text", text: $model.text) }
}

struct Home: View {
    @State private var count = 0
    @StateObject private var pageModel = PageModel()
    @StateObject private var pageModel2 = PageModel()

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            first
            second()
        }
    }

    private var first: AnyView { AnyView(Page(model: pageModel)) }

    private func second() -> AnyView { AnyView(Page(model: pageModel2)) }

    private func third() -> (Int) -> AnyView {
        { _ in AnyView(Page(model: PageModel())) }
    }
}
