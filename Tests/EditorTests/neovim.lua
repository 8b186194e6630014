-- Drives Neovim through one case: the steps that a person would take, with the configuration of editors/neovim.
-- Expects STATEWISE_DRIVERS, STATEWISE_CONFIGURATION and STATEWISE_CASE; ends with status 0, or prints what went wrong and ends with 1.
local case = vim.fn.json_decode(vim.fn.readfile(vim.env.STATEWISE_CASE))
local patience = 60000

local function fail(message, ...)
  io.stdout:write('  ' .. string.format(message, ...) .. '\n')
  vim.cmd('cquit 1')
end

local function buffer_lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

local function shown_findings()
  local lines = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, string.format('%d:%d %s', diagnostic.lnum, diagnostic.col, diagnostic.message))
  end
  return table.concat(lines, '\n  ')
end

-- What the diagnostic underlines.
local function underlined(diagnostic)
  local line = vim.api.nvim_buf_get_lines(0, diagnostic.lnum, diagnostic.lnum + 1, false)[1] or ''
  return line:sub(diagnostic.col + 1, diagnostic.end_col)
end

-- The diagnostic that a case describes; on any line where the case names none.
local function find(finding)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local code = diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp.code)
    if code == finding.code and underlined(diagnostic) == finding.text and diagnostic.source == 'statewise'
      and (not finding.line or diagnostic.lnum == finding.line)
      and (not finding.severity or diagnostic.severity == finding.severity) then
      return diagnostic
    end
  end
end

local function expect(finding)
  vim.wait(patience, function() return find(finding) end, 20)
  local diagnostic = find(finding)
  if not diagnostic then fail('No %s. Shown:\n  %s', vim.inspect(finding), shown_findings()) end
  return diagnostic
end

-- Before the project has been read, no fix is known to be safe.
local function expect_safe_fixes()
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(),
    range = { start = { line = 0, character = 0 }, ['end'] = { line = #buffer_lines(), character = 0 } },
    context = { only = { 'source.fixAll.statewise' }, diagnostics = {} },
  }
  local function is_offered()
    for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, patience) or {}) do
      if answer.result and #answer.result > 0 then return true end
    end
  end
  if not vim.wait(patience, is_offered, 100) then fail('No fix is safe. Shown:\n  %s', shown_findings()) end
end

-- Wherever it may have moved to.
local function expect_none(finding)
  local anywhere = { code = finding.code, text = finding.text }
  vim.wait(patience, function() return not find(anywhere) end, 20)
  if find(anywhere) then fail('The finding stays:\n  %s', shown_findings()) end
end

local function expect_buffer(wanted, offered)
  vim.wait(patience, function() return vim.deep_equal(buffer_lines(), wanted) end, 20)
  if not vim.deep_equal(buffer_lines(), wanted) then
    fail('The buffer holds:\n%s\n  Offered: %s', table.concat(buffer_lines(), '\n'), vim.inspect(offered))
  end
end

-- Neovim 0.9 and earlier put the client's id before it.
local function action_of(item) return item.action or item[2] end

-- Stands for the person in front of the menu of actions: the one with the title, else the preferred one, else the
-- first.
local offered, wanted_title = {}, nil
vim.ui.select = function(items, _, choose)
  offered = items
  for _, item in ipairs(items) do
    local action = action_of(item)
    if wanted_title == action.title or (not wanted_title and action.isPreferred) then return choose(item) end
  end
  choose(items[1])
end

local function expected_lines(lines, changes)
  local result = {}
  for index, line in ipairs(lines) do
    local new = changes[tostring(index - 1)]
    if type(new) == 'table' then vim.list_extend(result, new) else table.insert(result, new or line) end
  end
  return result
end

local function take_fix(step)
  local diagnostic = expect(step.finding)
  if step.fixAll then expect_safe_fixes() end
  local wanted = expected_lines(buffer_lines(), step.after)
  offered, wanted_title = {}, step.byTitle and step.title
  vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, step.atLineStart and 0 or diagnostic.col })
  local context = step.fixAll and { only = { 'source.fixAll.statewise' }, diagnostics = {} } or nil
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = context } or context)
  expect_buffer(wanted, offered)
  if offered[1] and not step.byTitle and action_of(offered[1]).title ~= step.title then
    fail('The fix is called "%s", not "%s"', action_of(offered[1]).title, step.title)
  end
  expect_none(step.finding)
end

-- The file must hold the fixed text at once: nothing is waited for.
local function save(step)
  local wanted = expected_lines(buffer_lines(), step.after)
  vim.cmd('write')
  local written = vim.fn.readfile(case.file)
  if not vim.deep_equal(written, wanted) then fail('The file holds:\n%s', table.concat(written, '\n')) end
  expect_buffer(wanted, {})
  if vim.bo.modified then fail('The buffer is changed after it was written') end
end

-- This Neovim watches no files, so the server looks when something is written.
local function configure(step)
  local name = '.statewise.json'
  if step.configuration == vim.NIL then
    vim.fn.delete(name)
  else
    vim.fn.writefile({ step.configuration }, name)
  end
  vim.cmd('write')
  if step.problem then
    local function problem()
      for _, diagnostic in ipairs(vim.diagnostic.get(vim.fn.bufadd(vim.fn.fnamemodify(name, ':p')))) do
        if diagnostic.message:find(step.problem, 1, true) then return diagnostic end
      end
    end
    vim.wait(patience, problem, 20)
    if not problem() then fail('The configuration has no problem: %s', vim.inspect(vim.diagnostic.get())) end
  end
  if step.finding then expect(step.finding) end
  if step.gone then expect_none(step.gone) end
end

local function run(step)
  if step.shown then expect(step.shown) end
  if step.shown and step.save then expect_safe_fixes() end
  if step.type then
    vim.api.nvim_win_set_cursor(0, { step.type.line + 1, 0 })
    vim.cmd('normal! A' .. step.type.text)
  end
  if step.configuration then
    configure(step)
  elseif step.save then
    save(step)
  else
    take_fix(step)
  end
end

vim.cmd('filetype on')
dofile(vim.env.STATEWISE_DRIVERS .. '/neovim-start.lua')
if case.fixOnSave then dofile(vim.env.STATEWISE_CONFIGURATION .. '/fix-on-save.lua') end
vim.cmd('edit ' .. vim.fn.fnameescape(case.file))
for _, step in ipairs(case.steps) do
  local succeeded, message = pcall(run, step)
  if not succeeded then fail('%s', message) end
end
vim.cmd('qall!')
