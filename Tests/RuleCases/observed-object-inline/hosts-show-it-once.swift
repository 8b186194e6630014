// Outside of views, what a host is given to show is made once, whatever the type that gives it

import SwiftUI
import UIKit

final class PromptModel: ObservableObject {
    weak var delegate: PromptController?
    @Published var isDone = false
}

// Code reads the object behind `rootView`, where a state object is not installed.
struct Prompt: View {
    @ObservedObject var model = PromptModel()

    var body: some View { Button(model.isDone ? "Done" : "Close") { model.isDone = true } }
}

final class PromptController: UIHostingController<Prompt> {
    @MainActor static func create() -> PromptController {
        let controller = PromptController(rootView: Prompt())
        controller.rootView.model.delegate = controller
        return controller
    }
}

struct Panel: View {
    @ObservedObject var content = PromptModel()
//                      ^~~~~~~ hint: 'content' survives only because 'Panel' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'content' with @StateObject and make it private

    var body: some View { Button(content.isDone ? "Done" : "Close") { content.isDone = true } }
}

struct PanelBuilder {
    @MainActor func make() -> UIViewController { UIHostingController(rootView: Panel()) }
}

struct Card: View {
    @ObservedObject var content = PromptModel()
//                      ^~~~~~~ hint: 'content' survives only because 'Card' isn't created again while it is shown; keep it with @StateObject
//                      safe fix: Keep 'content' with @StateObject and make it private

    var body: some View { Text(content.isDone ? "Done" : "Open") }
}

final class Exporter {
    @MainActor func export() { print(ImageRenderer(content: Card())) }
}

// A view shows this one, too.
struct Badge: View {
    @ObservedObject var badge = PromptModel()
//                      ^~~~~ warning: Every update of the parent re-creates 'badge' and loses its state; keep it with @StateObject
//                      safe fix: Keep 'badge' with @StateObject and make it private

    var body: some View { Text(badge.isDone ? "Done" : "Open") }
}

final class BadgeBuilder {
    @MainActor func make() -> UIViewController { UIHostingController(rootView: Badge()) }
}

struct Home: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Badge()
    }
}
// --- fixed
import SwiftUI
import UIKit

final class PromptModel: ObservableObject {
    weak var delegate: PromptController?
    @Published var isDone = false
}

// Code reads the object behind `rootView`, where a state object is not installed.
struct Prompt: View {
    @ObservedObject var model = PromptModel()

    var body: some View { Button(model.isDone ? "Done" : "Close") { model.isDone = true } }
}

final class PromptController: UIHostingController<Prompt> {
    @MainActor static func create() -> PromptController {
        let controller = PromptController(rootView: Prompt())
        controller.rootView.model.delegate = controller
        return controller
    }
}

struct Panel: View {
    @StateObject private var content = PromptModel()

    var body: some View { Button(content.isDone ? "Done" : "Close") { content.isDone = true } }
}

struct PanelBuilder {
    @MainActor func make() -> UIViewController { UIHostingController(rootView: Panel()) }
}

struct Card: View {
    @StateObject private var content = PromptModel()

    var body: some View { Text(content.isDone ? "Done" : "Open") }
}

final class Exporter {
    @MainActor func export() { print(ImageRenderer(content: Card())) }
}

// A view shows this one, too.
struct Badge: View {
    @StateObject private var badge = PromptModel()

    var body: some View { Text(badge.isDone ? "Done" : "Open") }
}

final class BadgeBuilder {
    @MainActor func make() -> UIViewController { UIHostingController(rootView: Badge()) }
}

struct Home: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Badge()
    }
}
