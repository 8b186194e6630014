let idSideEffectsExamples: [Example] = [
  .flagged(
    "A text field whose identity is what is typed",
    """
    import SwiftUI

    struct Home: View {
        @State private var text = ""

        var body: some View {
            TextField("", text: $text).id(⟦text⟧)
        }
    }
    """, fixed: [".id(text)": ""], because: "starting over", severities: [.warning]),
  .flagged(
    "A container around the text field",
    """
    import SwiftUI

    struct Draft {
        var title = ""
    }

    struct Home: View {
        @Binding var draft: Draft

        var body: some View {
            Form {
                TextField("Title", text: $draft.title)
            }
            .id(⟦draft.title⟧)
        }
    }
    """, fixed: ["\n        .id(draft.title)": ""], severities: [.warning]),
  .flagged(
    "An animation of the same value",
    """
    import SwiftUI

    struct Doc {
        var revision = 0
    }

    struct Editor: View {
        let doc: Doc
        var body: some View { Text("Editor") }
    }

    struct Home: View {
        @State private var doc = Doc()

        var body: some View {
            Editor(doc: doc).id(⟦doc.revision⟧).animation(.default, value: doc.revision)
        }
    }
    """),
  .flagged(
    "A change within withAnimation",
    """
    import SwiftUI

    struct Home: View {
        @State private var page = 0
        @State private var isWide = false

        var body: some View {
            VStack {
                Text("Page").id(⟦page⟧)
                Text("Wide").id(⟦isWide⟧)
                Button("Next") {
                    withAnimation {
                        self.page += 1
                        isWide.toggle()
                    }
                }
            }
        }
    }
    """),
  .flagged(
    "Views inside have state",
    """
    import SwiftUI

    struct NameField: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
    }

    struct Fields: View {
        var body: some View { NameField() }
    }

    struct Home: View {
        @State private var section = 0

        var body: some View {
            Form {
                Fields()
            }
            .id(⟦section⟧)
        }
    }
    """),
  .allowed(
    "A transition needs the change of identity",
    """
    import SwiftUI

    struct Home: View {
        @State private var index = 0

        var body: some View {
            Image("x").id(index).transition(.opacity)
            Button("Next") { withAnimation { index += 1 } }
        }
    }
    """),
  .allowed(
    "Places to scroll to",
    """
    import SwiftUI

    struct Row: View {
        let title: String
        @State private var isOn = false
        var body: some View { Toggle(title, isOn: $isOn) }
    }

    struct Home: View {
        @State private var title = ""

        var body: some View {
            ScrollViewReader { _ in
                Row(title: title).id(title)
            }
        }
    }
    """),
  .allowed(
    "Nothing is lost with a view without state",
    """
    import SwiftUI

    struct Home: View {
        @State private var language = "en"
        let text: String

        var body: some View {
            Text(text).id(language)
        }
    }
    """),
  .allowed(
    "Constants, and what stays with an element",
    """
    import SwiftUI

    struct Item: Identifiable {
        let id: Int
    }

    struct Row: View {
        @State private var isOn = false
        var body: some View { Toggle("", isOn: $isOn) }
    }

    struct Home: View {
        let items: [Item]
        @State private var selection = 0

        var body: some View {
            TabView(selection: $selection) {
                Row().id(0)
                Row().id(1)
                ForEach(items) { item in Row().id(item.id) }
            }
        }
    }
    """),
  .allowed(
    "The text field edits something else of the same model",
    """
    import SwiftUI

    struct Draft {
        var key = 0
        var title = ""
    }

    struct Home: View {
        @Binding var draft: Draft

        var body: some View {
            TextField("Title", text: $draft.title).id(draft.key)
        }
    }
    """),
]
