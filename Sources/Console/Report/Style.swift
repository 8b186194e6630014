import SourceText

/// The appearance of text: the colors of a terminal (ECMA-48, "Select Graphic Rendition"), its links, and its width.
struct Style {
  let isColored: Bool
  /// The address of the pages for links; nil for no links.
  var address: String?
  /// The number of cells in a line; nil for lines of any length.
  var width: Int?

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

  /// Returns the name of a rule, as a link to its page if links are available (OSC 8).
  func name(_ rule: RuleID) -> String {
    let name = rule.description
    guard let address else { return name }
    return "\u{1B}]8;;\(address)/blob/main/Sources/Rules/README.md#\(name)\u{1B}\\\(name)\u{1B}]8;;\u{1B}\\"
  }

  /// The same style with lines of any length, for output that programs also read.
  var unwrapped: Style { Style(isColored: isColored, address: address) }

  /// Returns the text with lines no longer than the width of the terminal.
  ///
  /// - Parameters:
  ///   - indent: The indentation of all lines except the first.
  ///   - unbroken: A part of the text that stays on one line, such as a path with spaces.
  func wrapped(_ text: String, indent: Int = 0, keeping unbroken: String = "") -> String {
    let held = unbroken.replacing(" ", with: "\u{A0}")
    guard held != unbroken else { return WordWrap.text(text, width: width, indent: indent) }
    return WordWrap.text(text.replacing(unbroken, with: held), width: width, indent: indent)
      .replacing(held, with: unbroken)
  }

  private func colored(_ text: String, _ codes: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text without characters that would move a terminal's cursor or change its state, except tabs.
  var printable: String { String(String.UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : "\u{FFFD}" })) }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    self == "\t"
      || !(value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value))
  }
}
