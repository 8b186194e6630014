import Combine
import Observation
import Foundation

@Observable
@MainActor
public class EditorModel: Identifiable, CustomStringConvertible {
  public var title = ""
  @ObservationIgnored @Clamped var size = 3
  private var bag: Set<AnyCancellable> = []

  nonisolated public var description: String { "editor" }
}

extension Editor {
  @Observable @MainActor final class Draft<Value> {
    var value: Value

    init(value: Value) {
      self.value = value
    }
  }
}
