import Facts

let bindableMisuseLookAlikes: [Example] = [
  .allowed(
    "Given by the caller, and bound",
    """
    import SwiftUI

    @Observable final class Model {
        static let shared = Model()
        var name = ""
    }

    struct Editor: View {
        @Bindable var model: Model
        @Bindable var shared = Model.shared

        var body: some View {
            TextField("Name", text: $model.name)
            TextField("Name", text: $shared.name)
        }
    }
    """),
  .allowed(
    "From the environment, with a local variable that has the dollar sign",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Environment(Model.self) private var model

        var body: some View {
            @Bindable var model = model
            TextField("Name", text: $model.name)
        }
    }
    """),
  .allowed(
    "Owned by the view",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @State private var model = Model()

        var body: some View {
            TextField("Name", text: $model.name)
        }
    }
    """),
  .allowed(
    "Bound by an extension in another file",
    files: [
      "Editor.swift": """
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Editor: View {
          @Bindable var model: Model
          var body: some View { field }
      }
      """,
      "Editor+Field.swift": """
      import SwiftUI

      extension Editor {
          var field: some View { TextField("Name", text: $model.name) }
      }
      """,
    ]),
  .allowed(
    "Handed on whole, or through its storage",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @Bindable var model: Model
        @Bindable var other: Model

        var body: some View {
            TextField("Name", text: Bindable(model).name)
            show($model)
            TextField("Name", text: _other.name)
        }

        func show(_ model: Bindable<Model>) -> some View { EmptyView() }
    }
    """),
  .allowed(
    "A local variable and a class are none of its business",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    func field(_ model: Model) -> some View {
        @Bindable var model = Model()
        return TextField("Name", text: $model.name)
    }

    final class Holder {
        @Bindable var model = Model()
    }
    """),
  .allowed(
    "Public: others may bind it",
    """
    import SwiftUI

    @Observable public final class Model {
        public var name = ""
    }

    public struct Row: View {
        @Bindable public var model: Model
        public var body: some View { Text(model.name) }
    }
    """),
]
