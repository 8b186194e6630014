use zed_extension_api as zed;

/// Starts the `statewise` in the `PATH` of the project's shell.
struct Statewise;

impl zed::Extension for Statewise {
    fn new() -> Self {
        Statewise
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("statewise")
            .ok_or("There is no 'statewise' on the PATH.")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Statewise);
