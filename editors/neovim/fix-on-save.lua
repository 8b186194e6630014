-- Neovim 0.7 and later: applies all safe fixes in a Swift file before it is saved. Copy this file to
-- ~/.config/nvim/lua/statewise-fix-on-save.lua, and add require('statewise-fix-on-save') to init.lua.
-- The time limit for a save, in milliseconds.
local patience = 1000

local function statewise(buffer)
  for _, client in pairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    if client.name == 'statewise' and client.attached_buffers[buffer] then return client end
  end
end

-- Returns the server's response; nil if it does not arrive in time.
local function ask(client, buffer, method, params)
  local request = client.request_sync
  local answer
  if vim.fn.has('nvim-0.11') == 1 then
    answer = request(client, method, params, patience, buffer)
  else
    answer = request(method, params, patience, buffer)
  end
  return answer and answer.result
end

local function fix(buffer)
  local client = statewise(buffer)
  if not client then return end
  local last = vim.api.nvim_buf_line_count(buffer)
  local actions = ask(client, buffer, 'textDocument/codeAction', {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    range = { start = { line = 0, character = 0 }, ['end'] = { line = last, character = 0 } },
    context = { only = { 'source.fixAll.statewise' }, diagnostics = {} },
  })
  for _, action in ipairs(actions or {}) do
    if not action.edit then action = ask(client, buffer, 'codeAction/resolve', action) or action end
    if action.edit then vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding) end
  end
end

vim.api.nvim_create_autocmd('BufWritePre', {
  pattern = '*.swift',
  group = vim.api.nvim_create_augroup('statewise-fix-on-save', { clear = true }),
  callback = function(event) fix(event.buf) end,
})
