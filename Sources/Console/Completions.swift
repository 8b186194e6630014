/// Shell scripts that complete commands, options and their values, names of rules, and paths. They are generated from
/// the commands.
struct Completions {
  let commands: [Command]
  let rules: [String]

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The possible kinds of an option's value or a command's operand.
  private enum Values {
    case words([String])
    case paths
    case none

    /// Returns the script's text for the values.
    func text(words: (String) -> String, paths: String, none: String) -> String {
      switch self {
      case .words(let list): words(list.joined(separator: " "))
      case .paths: paths
      case .none: none
      }
    }
  }

  private func values(of option: Option) -> Values {
    switch option.valueName {
    case nil: .none
    case "RULE": .words(rules)
    case "FILE", "NAME", "PATH": .paths
    default: option.choices.isEmpty ? .none : .words(option.choices)
    }
  }

  private func operands(of command: Command) -> Values {
    switch command.operands {
    case "": .none
    case "[RULE]": .words(rules)
    case let operands where operands.contains("PATH") || operands.contains("FOLDER"): .paths
    default: .words(command.operands.split(separator: "|").map(String.init))
    }
  }

  // MARK: bash

  private var bash: String {
    let options = commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        guard option.valueName != nil, !option.isValueOptional else { return nil }
        return "    \(command.name):\(option.name)) \(bashReply(values(of: option))) return ;;\n"
      }
    }.joined()
    let operands = commands.map { command in
      let names = command.allOptions.map(\.name).joined(separator: " ")
      return """
            \(command.name))
              case $current in
                -*) COMPREPLY=($(compgen -W '\(names)' -- "$current")) ;;
                *) \(bashReply(self.operands(of: command))) ;;
              esac ;;

        """
    }.joined()
    return """
      _statewise() {
        local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(topLevel.joined(separator: " "))' -- "$current"))
          return
        fi
        case $command:${COMP_WORDS[COMP_CWORD - 1]} in
      \(options)  esac
        case $command in
      \(operands)  esac
      }
      complete -o filenames -F _statewise statewise

      """
  }

  private func bashReply(_ values: Values) -> String {
    values.text(
      words: { "COMPREPLY=($(compgen -W '\($0)' -- \"$current\"));" }, paths: "compopt -o default;",
      none: "COMPREPLY=();")
  }

  private var topLevel: [String] { commands.map(\.name) + ["--help", "--version"] }

  // MARK: zsh

  private var zsh: String {
    let list = commands.map { "    '\($0.name):\(zshQuoted($0.summary))'\n" }.joined()
    let cases = commands.map { command in
      let options = command.allOptions.map { "      \(zshSpecification($0)) \\\n" }.joined()
      let operands = self.operands(of: command).text(
        words: { "'*:name:(\($0))'" }, paths: "'*:path:_files'", none: "'*::nothing:'")
      return "    \(command.name)) _arguments -s \\\n\(options)      \(operands)\n    ;;\n"
    }.joined()
    return """
      #compdef statewise
      _statewise() {
        local -a commands=(
      \(list)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = _statewise ]; then _statewise "$@"; else compdef _statewise statewise; fi

      """
  }

  private func zshSpecification(_ option: Option) -> String {
    let repeats = option.isRepeatable ? "*" : ""
    let help = "[\(zshQuoted(option.summary))]"
    guard let valueName = option.valueName else { return "'\(option.name)\(help)'" }
    let sign = option.isValueOptional ? "=-" : "="
    let optional = option.isValueOptional ? "::" : ":"
    let action = values(of: option).text(words: { "(\($0))" }, paths: "_files", none: " ")
    return "'\(repeats)\(option.name)\(sign)\(help)\(optional)\(valueName):\(action)'"
  }

  private func zshQuoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  // MARK: fish

  private var fish: String {
    var lines = ["complete -c statewise -f"]
    for command in commands {
      lines.append(
        "complete -c statewise -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))")
      let condition = "complete -c statewise -n '__fish_seen_subcommand_from \(command.name)'"
      let operands = operands(of: command).text(words: { " -a \(fishQuoted($0))" }, paths: " -F", none: "")
      if !operands.isEmpty { lines.append(condition + operands) }
      for option in command.allOptions {
        var line = "\(condition) -l \(option.name.dropFirst(2)) -d \(fishQuoted(option.summary))"
        if option.valueName != nil, !option.isValueOptional { line += " -r" }
        lines.append(
          line + values(of: option).text(words: { " -f -a \(fishQuoted($0))" }, paths: " -F", none: ""))
      }
    }
    lines.append("complete -c statewise -n __fish_use_subcommand -l help -d 'Show help'")
    lines.append("complete -c statewise -n __fish_use_subcommand -l version -d 'Show the version'")
    return lines.map { $0 + "\n" }.joined()
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
