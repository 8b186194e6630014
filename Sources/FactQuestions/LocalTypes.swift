import Facts

/// Types and type aliases inside functions, getters, and closures. They are visible only in their own block.
extension ProjectFacts {
  /// Resolves a name in the blocks around it and in the local types of those blocks; the innermost match wins. If there
  /// is none, returns the scope from which to resolve the name outside of all blocks.
  func localTypes(
    named path: Symbol, at site: Site, in file: FileSummary, aliasDepth: Int
  ) -> (types: [DeclaredType], scope: Int?) {
    var (scope, block) = (site.scope, site.block)
    while true {
      if let current = block, file.blocks.indices.contains(current), file.blocks[current].scope == scope {
        let found = localTypes(at: path, inBlock: current, of: file, aliasDepth)
        if !found.isEmpty { return (found, scope) }
        // An outer block comes before its inner blocks. The check prevents an endless loop.
        block = file.blocks[current].outer.flatMap { $0 < current ? $0 : nil }
      } else if let current = scope, let type = file.type(at: current), type.isLocal {
        if let own = type.place.block, let inside = Symbol(ifKnown: type.path.appendingPath(path.string)) {
          let found = localTypes(at: inside, inBlock: own, of: file, aliasDepth)
          if !found.isEmpty { return (found, scope) }
        }
        scope = type.outer.flatMap { $0 < current ? $0 : nil }
      } else {
        return ([], scope)
      }
    }
  }

  /// The types that a block declares under a path, in its own statements or inside the types among them.
  private func localTypes(
    at path: Symbol, inBlock block: Int, of file: FileSummary, _ aliasDepth: Int
  ) -> [DeclaredType] {
    let name = path.lastPathComponent
    let types = file.types(at: path).indexes.filter { index in
      let type = file.types[index]
      return type.isLocal && type.kind != .extension && type.place.block == block
    }
    let aliases = file.typeAliases(named: name).filter { $0.isLocal && $0.$path == path && $0.place.block == block }
    return types.compactMap { DeclaredType(file, $0) } + aliases.flatMap { target(of: $0, in: file, aliasDepth) }
  }
}
