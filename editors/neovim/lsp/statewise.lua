-- Neovim 0.11 and later: put this file into a folder named `lsp` of your configuration and call
-- vim.lsp.enable('statewise').
return {
  cmd = { 'statewise', 'lsp' },
  filetypes = { 'swift' },
  root_markers = { 'Package.swift', '.git' },
}
