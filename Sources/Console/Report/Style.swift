import Rules

/// Colors of a terminal (ECMA-48, "Select Graphic Rendition"), or none.
struct Style {
  let isColored: Bool

  func bold(_ text: String) -> String { colored(text, "1") }
  func faint(_ text: String) -> String { colored(text, "2") }
  func green(_ text: String) -> String { colored(text, "32") }
  func red(_ text: String) -> String { colored(text, "31") }
  func cyan(_ text: String) -> String { colored(text, "36") }

  func colored(_ text: String, for severity: Severity) -> String {
    switch severity {
    case .error: colored(text, "1;31")
    case .warning: colored(text, "1;35")
    case .information: colored(text, "1;36")
    case .hint: colored(text, "1;34")
    }
  }

  private func colored(_ text: String, _ codes: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// Without characters that would move a terminal's cursor or change its state; tabs stay.
  var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : "\u{FFFD}" }))
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    self == "\t"
      || !(value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value))
  }
}
