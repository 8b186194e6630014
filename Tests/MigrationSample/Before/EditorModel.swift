import Combine
import Foundation

@MainActor
public class EditorModel: Identifiable, ObservableObject, CustomStringConvertible {
  @Published public var title = ""
  @Clamped var size = 3
  private var bag: Set<AnyCancellable> = []

  nonisolated public var description: String { "editor" }
}

extension Editor {
  @MainActor final class Draft<Value>: ObservableObject {
    @Published var value: Value

    init(value: Value) {
      self.value = value
    }
  }
}
