private let model = """
  final class Player: ObservableObject {
      @Published var title = ""
      @Published var isPlaying = false
      var volume = 1.0

      func stop() {}
  }
  """

let observableObjectUnobservedExamples: [Example] = [
  .flagged(
    "A published title is shown",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        let ⟦player⟧: Player

        var body: some View {
            VStack {
                Text(player.title)
            }
        }
    }
    """, fixed: ["let player": "@ObservedObject var player"], because: "drawn again with every change"),
  .flagged(
    "In a variable with its access written, read by a helper",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        internal var ⟦player⟧: Player

        var body: some View {
            switches
        }

        private var switches: some View {
            Toggle("Play", isOn: .constant(self.player.isPlaying))
        }
    }
    """, fixed: ["internal var player": "@ObservedObject internal var player"], because: "drawn again"),
  .flagged(
    "Unowned",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        unowned let ⟦player⟧: Player

        var body: some View {
            if player.isPlaying {
                Text("Playing")
            }
        }
    }
    """, fixed: ["unowned let player": "@ObservedObject var player"], because: "drawn again"),
  .flagged(
    "An optional object cannot be observed: no fix",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        let ⟦player⟧: Player?

        var body: some View {
            Text(player?.title ?? "")
        }
    }
    """),
  .flagged(
    "The label of a button is drawn, its action is not",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        let ⟦player⟧: Player
        let other: Player

        var body: some View {
            Button {
                print(other.title)
            } label: {
                Text(player.title.uppercased())
            }
        }
    }
    """, fixed: ["let player": "@ObservedObject var player"], because: "drawn again"),
  .allowed(
    "Methods are called and nothing published is read",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        let player: Player

        var body: some View {
            Button("Stop") { player.stop() }
            Button("Print") { print(player.title) }
            Text("\\(player.volume)")
                .onAppear { print(player.isPlaying) }
        }
    }
    """),
  .allowed(
    "The object is passed on",
    """
    import SwiftUI

    \(model)

    struct Row: View {
        @ObservedObject var player: Player

        var body: some View {
            Text(player.title)
        }
    }

    struct PlayerView: View {
        let player: Player

        var body: some View {
            Row(player: player)
        }
    }
    """),
  .allowed(
    "The view has a subscription of its own",
    """
    import SwiftUI

    \(model)

    struct PlayerView: View {
        let player: Player

        var body: some View {
            Text("").onReceive(player.$title) { _ in }
        }
    }
    """),
  .allowed(
    "What is read of an observable object is followed",
    """
    import SwiftUI

    @Observable final class Player {
        var title = ""
    }

    struct PlayerView: View {
        let player: Player

        var body: some View {
            Text(player.title)
        }
    }
    """),
  .allowed(
    "Not a view, and not an object of the project",
    """
    import SwiftUI

    \(model)

    struct Summary {
        let player: Player

        var text: some Equatable { player.title }
    }

    struct FolderView: View {
        let folder: Folder

        var body: some View {
            Text(folder.title)
        }
    }
    """),
]
