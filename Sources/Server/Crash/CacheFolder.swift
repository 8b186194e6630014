import Analysis
import SystemCalls

/// Where the program keeps what it may lose.
enum CacheFolder {
  /// Made where the user has a cache; nil where there is none.
  static var path: String? {
    let base: String?
    #if canImport(Darwin)
      base = variable("HOME").map { "\($0)/Library/Caches" }
    #else
      // https://specifications.freedesktop.org/basedir-spec/latest/
      base = variable("XDG_CACHE_HOME") ?? variable("HOME").map { "\($0)/.cache" }
    #endif
    guard let base else { return nil }
    mkdir(base, 0o700)
    return "\(base)/\(Product.name)"
  }

  private static func variable(_ name: String) -> String? {
    Files.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
