-- Statewise and sourcekit-lsp as one server for one buffer of Neovim: completion, definition and renaming by the one,
-- findings and fixes by both, on one line.
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

-- The answer of the only server, once it fits: sourcekit-lsp needs its time at first.
local function ask(what, method, members, fits)
  local params = vim.tbl_extend('force', { textDocument = vim.lsp.util.make_text_document_params() }, members)
  local found
  wait(what, function()
    for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 10000) or {}) do
      if answer.result and fits(answer.result) then found = answer.result end
    end
    return found ~= nil
  end)
  return found
end

local function line(number) return vim.api.nvim_buf_get_lines(0, number, number + 1, false)[1] end

local function run()
  vim.cmd('filetype on')
  dofile(vim.env.STATEWISE_DRIVERS .. '/neovim-start.lua')
  vim.cmd('edit Counter.swift')

  -- The name that is nowhere declared and the state that callers could set stand on one line.
  wait('findings of both on one line', function()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(0, { lnum = 5 })) do found[diagnostic.source or ''] = true end
    return found.statewise and found.SourceKit
  end)
  local marked = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local place = diagnostic.lnum .. ':' .. diagnostic.col
    if marked[place] then fail('%s is marked twice: %s', place, vim.inspect(vim.diagnostic.get(0))) end
    marked[place] = true
  end

  local point = { line = 6, character = 52 }
  ask('completions', 'textDocument/completion', { position = point }, function(result)
    for _, item in ipairs(result.items or result) do
      if item.label == 'y' then return true end
    end
  end)
  ask('a definition', 'textDocument/definition', { position = { line = 6, character = 24 } }, function(result)
    local place = result[1] or result
    return place.range and place.range.start.line == 3
  end)
  ask('a hover of both', 'textDocument/hover', { position = { line = 5, character = 16 } }, function(result)
    local text = result.contents.value or ''
    return text:find('Int', 1, true) and text:find('private-state', 1, true)
  end)

  local actions = ask('actions of both', 'textDocument/codeAction', {
    range = { start = { line = 5, character = 28 }, ['end'] = { line = 5, character = 28 } },
    context = { diagnostics = {} },
  }, function(result) return #result > 1 end)
  local ours, theirs = false, false
  for _, action in ipairs(actions) do
    if action.title == "Make 'count' private" then ours = true end
    if action.kind == 'refactor' then theirs = true end
  end
  if not (ours and theirs) then fail('Offered are %s', vim.inspect(actions)) end

  vim.ui.select = function(items, _, choose)
    for _, item in ipairs(items) do
      if (item.action or item[2]).title == "Make 'count' private" then return choose(item) end
    end
    fail('The menu lacks our fix: %s', vim.inspect(items))
  end
  vim.api.nvim_win_set_cursor(0, { 6, 15 })
  vim.lsp.buf.code_action()
  wait('our fix', function() return line(5) == '    @State private var count: Int = 0x10 + missing' end)
  wait('theirs alone', function()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(0)) do found[diagnostic.source or ''] = true end
    return found.SourceKit and not found.statewise
  end)

  local edit = ask('a renaming', 'textDocument/rename', { position = { line = 6, character = 16 }, newName = 'spot' },
    function(result) return result.changes or result.documentChanges end)
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  if line(6) ~= '    func draw(_ spot: Point) -> Int { return spot.x }' then fail('Renamed to: %s', line(6)) end
end

local succeeded, message = pcall(run)
if not succeeded then fail('%s', message) end
vim.cmd('qall!')
