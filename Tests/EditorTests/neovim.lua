-- Drives Neovim through one case: the steps that a person would take, with the configuration of editors/neovim.
-- Expects STATEWISE_CONFIGURATION and STATEWISE_CASE; ends with status 0, or prints what went wrong and ends with 1.
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

local function find(finding)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local code = diagnostic.code or (diagnostic.user_data and diagnostic.user_data.lsp.code)
    if code == finding.code and diagnostic.lnum == finding.line and underlined(diagnostic) == finding.text
      and diagnostic.source == 'statewise' then
      return diagnostic
    end
  end
end

-- Stands for the person in front of the menu of actions: the preferred one, else the first.
local offered = {}
vim.ui.select = function(items, _, choose)
  offered = items
  for _, item in ipairs(items) do
    if item[2].isPreferred then return choose(item) end
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

local function run(step)
  if step.type then
    vim.api.nvim_win_set_cursor(0, { step.type.line + 1, 0 })
    vim.cmd('normal! A' .. step.type.text)
  end
  local diagnostic
  vim.wait(patience, function()
    diagnostic = find(step.finding)
    return diagnostic
  end, 20)
  if not diagnostic then
    fail('No %s at "%s" in line %d. Shown:\n  %s', step.finding.code, step.finding.text, step.finding.line, shown_findings())
  end
  local wanted = expected_lines(buffer_lines(), step.after)
  offered = {}
  vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col })
  local context = step.fixAll and { only = { 'source.fixAll.statewise' }, diagnostics = {} } or nil
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = context } or context)
  vim.wait(patience, function() return vim.deep_equal(buffer_lines(), wanted) end, 20)
  if not vim.deep_equal(buffer_lines(), wanted) then
    fail('The buffer holds:\n%s\n  Offered: %s', table.concat(buffer_lines(), '\n'), vim.inspect(offered))
  end
  if offered[1] and offered[1][2].title ~= step.title then
    fail('The fix is called "%s", not "%s"', offered[1][2].title, step.title)
  end
  vim.wait(patience, function() return not find(step.finding) end, 20)
  if find(step.finding) then fail('The finding stays after its fix:\n  %s', shown_findings()) end
end

vim.cmd('filetype on')
dofile(vim.env.STATEWISE_CONFIGURATION)
vim.cmd('edit ' .. vim.fn.fnameescape(case.file))
for _, step in ipairs(case.steps) do
  local succeeded, message = pcall(run, step)
  if not succeeded then fail('%s', message) end
end
vim.cmd('qall!')
