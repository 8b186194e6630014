/// Files with one mistake each. The mark `‸` follows the letter that completes the mistake.
extension TypedFile {
  static let caret: Character = "‸"

  static let wrong = [
    TypedFile(
      name: "a binding that is only read",
      text: """
        import SwiftUI

        struct Badge: View {
            @Binding var count: Int
            var body: some View { Text("\\(count)") }
        }‸

        struct Other: View {
            var body: some View { Text("Other") }
        }

        """,
      rule: "binding-never-written"),
    TypedFile(
      name: "a private binding",
      text: """
        import SwiftUI

        struct Switch: View {
            @Binding private var isOn: Bool
            var body: some View { Toggle("On", isOn: $isOn) }
        }‸

        struct Other: View {
            var body: some View { Switch(isOn: .constant(true)) }
        }

        """,
      rule: "private-input-wrapper"),
    TypedFile(
      name: "an object that nobody can observe",
      text: """
        import SwiftUI

        class Timing {
            var seconds = 0
        }

        struct Watch: View {
            @StateObject private var timing = Timing()‸
            var body: some View {
                Text("\\(timing.seconds)")
            }
        }

        """,
      rule: "state-object-wrong-type"),
    TypedFile(
      name: "state that callers may set",
      text: """
        import SwiftUI

        struct Tally: View {
            @State var count = 0‸
            var body: some View {
                Button("\\(count)") { count += 1 }
            }
        }

        """,
      rule: "private-state"),
    TypedFile(
      name: "an object that is not kept",
      text: """
        import SwiftUI

        final class Feed: ObservableObject {
            @Published var posts: [String] = []
        }

        struct FeedView: View {
            @ObservedObject private var feed = Feed()‸
            var body: some View {
                List(feed.posts, id: \\.self) { Text($0) }
            }
        }

        """,
      rule: "observed-object-inline"),
    TypedFile(
      name: "an identity that never stays",
      text: """
        import SwiftUI

        struct Page: View {
            @State private var name = ""
            var body: some View {
                TextField("Name", text: $name)
                    .id(UUID())‸
                    .padding()
            }
        }

        """,
      rule: "id-volatile"),
    TypedFile(
      name: "a wrapper in an observable class",
      text: """
        import SwiftUI

        @Observable @MainActor final class Preferences {
            @AppStorage("name") var name = ""‸
            var count = 0
        }

        """,
      rule: "observable-wrapped-property"),
    TypedFile(
      name: "an object that is read in another way",
      text: """
        import SwiftUI

        @Observable @MainActor final class Session {
            var user = ""
        }

        struct Root: View {
            @State private var session = Session()
            var body: some View { Profile().environmentObject(session)‸ }
        }

        struct Profile: View {
            @Environment(Session.self) private var session
            var body: some View { Text(session.user) }
        }

        """,
      rule: "environment-kind-mismatch"),
    TypedFile(
      name: "an input that is never followed",
      text: """
        import SwiftUI

        struct Title: View {
            @State private var text: String
            init(text: String) { _text = State(initialValue: text) }
            var body: some View { Text(text) }
        }‸

        struct Root: View {
            @State private var name = ""
            var body: some View {
                TextField("Name", text: $name)
            }
        }

        """,
      rule: "state-stale-input"),
  ]
}
