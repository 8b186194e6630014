/// An answer that is `unknown` if the project lacks the facts. Rules then report nothing unless they state otherwise.
public enum Answer: Sendable, Hashable {
  case yes
  case no
  case unknown
}
