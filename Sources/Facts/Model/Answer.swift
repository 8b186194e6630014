/// An answer about a project that may lack the facts. Rules stay silent on `unknown` unless they say otherwise.
public enum Answer: Sendable, Hashable {
  case yes
  case no
  case unknown
}
