extension String {
  /// Replaces single Unicode scalars. A `Character` may combine a scalar with others, and would then not match.
  func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text as one word of a POSIX shell's command line.
  var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        Unicode.Scalar(byte).properties.isAlphabetic || "0123456789-_./=:,+@%".utf8.contains(byte)
      }
    return isPlain ? self : "'" + replacingScalars(["'": "'\\''"]) + "'"
  }
}
