-- Loads the configuration of editors/neovim that is meant for this Neovim, as its README says.
local folder = vim.env.STATEWISE_CONFIGURATION
if vim.fn.has('nvim-0.11') == 1 and not vim.env.STATEWISE_OLD_FORM then
  vim.opt.runtimepath:append(folder)
  vim.lsp.enable('statewise')
else
  dofile(folder .. '/statewise.lua')
end
