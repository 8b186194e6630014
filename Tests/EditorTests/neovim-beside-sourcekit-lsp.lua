-- Statewise and sourcekit-lsp on one buffer of Neovim: findings of both, actions of both, fix-all and fix on save of
-- ours alone.
-- Expects STATEWISE_DRIVERS, STATEWISE_CONFIGURATION; ends with status 0, or prints what went wrong and ends with 1.
local patience = 120000

local function fail(message, ...)
  io.stdout:write('  ' .. string.format(message, ...) .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(patience, condition, 50) then
    fail('Timed out waiting for %s. Shown: %s', what, vim.inspect(vim.diagnostic.get(0)))
  end
end

-- The titles of the actions for the line by the server's name. sourcekit-lsp answers with kinds that nobody asked for.
local function actions(line, kind)
  local position = { line = line, character = 15 }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(),
    range = { start = position, ['end'] = position },
    context = { diagnostics = {}, only = kind and { kind } },
  }, patience)
  local titles = {}
  for id, answer in pairs(answers or {}) do
    local client = vim.lsp.get_client_by_id(id)
    for _, action in ipairs(answer.result or {}) do
      if not kind or action.kind == kind then
        titles[client.name] = titles[client.name] or {}
        table.insert(titles[client.name], action.title)
      end
    end
  end
  return titles
end

local function run()
  vim.cmd('filetype on')
  dofile(vim.env.STATEWISE_DRIVERS .. '/neovim-start.lua')
  vim.cmd('edit Counter.swift')
  local other = vim.lsp.start_client({
    name = 'sourcekit-lsp',
    cmd = { 'sourcekit-lsp' },
    root_dir = vim.fn.getcwd(),
  })
  vim.lsp.buf_attach_client(0, other)

  local function sources()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do found[diagnostic.source or ''] = true end
    return found
  end
  -- The text does not compile, and says so by sourcekit-lsp alone.
  wait('findings of both', function()
    local found = sources()
    local names = vim.tbl_keys(found)
    return found.statewise and #names > 1
  end)

  local offered = actions(3)
  if not vim.deep_equal((offered.statewise or {})[1], "Make 'count' private") then
    fail('Statewise offers %s', vim.inspect(offered.statewise))
  end
  if not offered['sourcekit-lsp'] then fail('sourcekit-lsp offers nothing: %s', vim.inspect(offered)) end

  local fixes = actions(3, 'source.fixAll.statewise')
  if not vim.deep_equal(fixes, { statewise = { 'Apply all safe fixes in this file' } }) then
    fail('Fix-all is %s', vim.inspect(fixes))
  end

  vim.ui.select = function(items, _, choose)
    for _, item in ipairs(items) do
      if (item.action or item[2]).title == "Make 'count' private" then return choose(item) end
    end
    fail('The menu lacks our fix: %s', vim.inspect(items))
  end
  vim.api.nvim_win_set_cursor(0, { 4, 15 })
  vim.lsp.buf.code_action()
  wait('the fix in the buffer', function()
    return vim.api.nvim_buf_get_lines(0, 3, 4, false)[1] == '    @State private var count = 0x10'
  end)
  wait('the end of our finding', function() return not sources().statewise end)
  if vim.tbl_isempty(sources()) then fail('The findings of sourcekit-lsp are gone with ours') end

  -- What is fixed on save is ours alone.
  dofile(vim.env.STATEWISE_CONFIGURATION .. '/fix-on-save.lua')
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  lines[6] = '    @State private var last = 2'
  vim.api.nvim_buf_set_lines(0, 5, 6, false, { '    @State var last = 2' })
  vim.cmd('write')
  local written = vim.fn.readfile('Counter.swift')
  if not vim.deep_equal(written, lines) then fail('The file holds:\n%s', table.concat(written, '\n')) end
end

local succeeded, message = pcall(run)
if not succeeded then fail('%s', message) end
vim.cmd('qall!')
