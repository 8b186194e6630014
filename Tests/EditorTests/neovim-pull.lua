-- Diagnostics that are asked for instead of published. Neovim 0.7 asks for none by itself, so this asks in its place:
-- the client says that it can, and what comes back is shown like everything else.
-- Expects STATEWISE_DRIVERS, STATEWISE_CONFIGURATION; ends with status 0, or prints what went wrong and ends with 1.
local patience = 60000

local function fail(message, ...)
  io.stdout:write('  ' .. string.format(message, ...) .. '\n')
  vim.cmd('cquit 1')
end

local make_capabilities = vim.lsp.protocol.make_client_capabilities
vim.lsp.protocol.make_client_capabilities = function()
  local capabilities = make_capabilities()
  capabilities.textDocument.diagnostic = { dynamicRegistration = false }
  capabilities.workspace.diagnostics = { refreshSupport = true }
  return capabilities
end

-- Neovim 0.10 and later ask by themselves, and would not wait for us.
if vim.fn.has('nvim-0.10') == 1 then vim.cmd('qall!') end

local start_client = vim.lsp.start_client
vim.lsp.start_client = function(configuration)
  configuration.init_options.diagnostics = 'pull'
  return start_client(configuration)
end

local show = vim.lsp.diagnostic.on_publish_diagnostics
vim.lsp.handlers['textDocument/publishDiagnostics'] = function(_, result)
  if vim.endswith(result.uri, '.swift') then fail('Published to a client that pulls: %s', vim.inspect(result)) end
end

local refreshes = 0
vim.lsp.handlers['workspace/diagnostic/refresh'] = function()
  refreshes = refreshes + 1
  return vim.NIL
end

local result_id

-- Asks, shows what is new, and returns the kind of the answer.
local function pull()
  local client = vim.lsp.get_active_clients()[1]
  local uri = vim.uri_from_bufnr(0)
  local answer, problem = client.request_sync('textDocument/diagnostic', {
    textDocument = { uri = uri }, previousResultId = result_id,
  }, patience, vim.api.nvim_get_current_buf())
  if not answer or answer.err then fail('No answer: %s', vim.inspect(problem or answer.err)) end
  local report = answer.result
  if report.kind == 'full' then
    show(nil, { uri = uri, diagnostics = report.items }, { client_id = client.id }, {})
  end
  result_id = report.resultId
  return report.kind
end

-- The names that diagnostics underline.
local function shown()
  local names = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local line = vim.api.nvim_buf_get_lines(0, diagnostic.lnum, diagnostic.lnum + 1, false)[1] or ''
    table.insert(names, line:sub(diagnostic.col + 1, diagnostic.end_col))
  end
  return table.concat(names, ' ')
end

local function expect(kind, names)
  local got = pull()
  if got ~= kind or shown() ~= names then
    fail('Expected %s with "%s", got %s with "%s"', kind, names, got, shown())
  end
end

local function run()
  vim.cmd('filetype on')
  dofile(vim.env.STATEWISE_DRIVERS .. '/neovim-start.lua')
  vim.cmd('edit Counter.swift')
  vim.wait(patience, function() return #vim.lsp.get_active_clients() > 0 end, 20)
  expect('full', 'count')
  expect('unchanged', 'count')

  vim.api.nvim_win_set_cursor(0, { 5, 0 })
  vim.cmd('normal! A@State var total = 1')
  expect('full', 'count total')

  -- What changes elsewhere is worth another question, and the server says so.
  local before = refreshes
  vim.fn.writefile({ '{ "rules": { "private-state": "off" } }' }, '.statewise.json')
  vim.cmd('write')
  vim.wait(patience, function() return refreshes > before end, 20)
  if refreshes == before then fail('Nobody says that there is something new to ask for') end
  expect('full', '')
  expect('unchanged', '')
end

local succeeded, message = pcall(run)
if not succeeded then fail('%s', message) end
vim.cmd('qall!')
