/// Paths as URI references (RFC 3986): `file:` URIs for absolute paths, and relative references for others.
enum PathURI {
  static func of(_ path: String) -> String {
    let encoded = path.percentEncoded(except: "+")
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
