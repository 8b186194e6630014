-- Neovim 0.11 and later: copy this file to ~/.config/nvim/lsp/statewise.lua, and add vim.lsp.enable('statewise') to
-- init.lua.
return {
  cmd = { 'statewise', 'lsp' },
  filetypes = { 'swift' },
  root_markers = { 'Package.swift', '.git' },
  -- Neovim 0.11 pulls diagnostics, but only of the buffer that changes.
  init_options = { diagnostics = 'push' },
}
