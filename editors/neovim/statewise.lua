-- Neovim 0.7 to 0.10: copy this file to ~/.config/nvim/lua/statewise.lua, and add require('statewise') to init.lua.
local command = { 'statewise', 'lsp' }
local markers = { 'Package.swift', '.git' }

-- Returns the nearest folder above the file that contains one of the markers, or else the file's own folder.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':h')
  while true do
    for _, marker in ipairs(markers) do
      if vim.loop.fs_stat(folder .. '/' .. marker) then return folder end
    end
    local parent = vim.fn.fnamemodify(folder, ':h')
    if parent == folder then return vim.fn.fnamemodify(path, ':h') end
    folder = parent
  end
end

-- Client ids by root, for Neovim 0.7: one server for each project.
local clients = {}

local function attach(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == '' or vim.bo[buffer].buftype ~= '' then return end
  local root = root_of(vim.fn.resolve(vim.fn.fnamemodify(path, ':p')))
  local configuration = {
    name = 'statewise',
    cmd = command,
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = vim.fn.fnamemodify(root, ':t') } },
    -- Neovim 0.10 pulls diagnostics, but only of the buffer that changes.
    init_options = { diagnostics = 'push' },
  }
  if vim.lsp.start then
    vim.lsp.start(configuration, { bufnr = buffer })
    return
  end
  if not clients[root] or not vim.lsp.get_client_by_id(clients[root]) then
    clients[root] = vim.lsp.start_client(configuration)
  end
  if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'swift',
  group = vim.api.nvim_create_augroup('statewise', { clear = true }),
  callback = function(event) attach(event.buf) end,
})
