extension StateMapPage {
  /// How the page looks, light and dark.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --ground: #f6f7f9; --paper: #ffffff; --raised: #ffffff; --ink: #1c2330; --quiet: #5d6778; --line: #dde1e8;
      --accent: #2f5fd0; --accent-soft: #e6edfc; --shadow: 0 1px 2px rgb(20 30 50 / 8%), 0 2px 8px rgb(20 30 50 / 5%);
      --argument: #2f6fb5; --binding: #8a44c8; --firstValue: #c26a12; --environment: #1f8a5b; --shows: #8b94a3;
      --owns: #2f5fd0; --stores: #7a6a2c; --shares: #b0447f; --receives: #8a44c8; --reads: #1f8a5b;
      --error: #c5283d; --warning: #c26a12; --info: #2f6fb5; --hint: #6d7787;
    }
    :root[data-theme="dark"] {
      --ground: #12151b; --paper: #191d25; --raised: #20252f; --ink: #e4e8ef; --quiet: #98a2b3; --line: #2e3541;
      --accent: #86a9ff; --accent-soft: #26334f; --shadow: 0 1px 2px rgb(0 0 0 / 40%);
      --argument: #74b0ee; --binding: #c596f5; --firstValue: #f0a45c; --environment: #62cf9b; --shows: #6f7a8b;
      --owns: #86a9ff; --stores: #d2bf74; --shares: #ec8fc0; --receives: #c596f5; --reads: #62cf9b;
      --error: #ff7a8a; --warning: #f0a45c; --info: #74b0ee; --hint: #98a2b3;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --ground: #12151b; --paper: #191d25; --raised: #20252f; --ink: #e4e8ef; --quiet: #98a2b3; --line: #2e3541;
        --accent: #86a9ff; --accent-soft: #26334f; --shadow: 0 1px 2px rgb(0 0 0 / 40%);
        --argument: #74b0ee; --binding: #c596f5; --firstValue: #f0a45c; --environment: #62cf9b; --shows: #6f7a8b;
        --owns: #86a9ff; --stores: #d2bf74; --shares: #ec8fc0; --receives: #c596f5; --reads: #62cf9b;
        --error: #ff7a8a; --warning: #f0a45c; --info: #74b0ee; --hint: #98a2b3;
      }
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto 1fr / 300px 1fr; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    a { color: inherit; text-decoration: none; }
    a:hover { color: var(--accent); }
    button, input, select { font: inherit; color: inherit; }
    code, .mono { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    [hidden] { display: none !important; }

    header {
      grid-column: 1 / -1; display: flex; gap: 16px; align-items: center; padding: 9px 16px; background: var(--paper);
      border-bottom: 1px solid var(--line);
    }
    header h1 { font-size: 15px; margin: 0; white-space: nowrap; }
    header h1 a span { color: var(--quiet); font-weight: 400; }
    header .numbers { color: var(--quiet); flex: 1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #search {
      width: min(340px, 30vw); padding: 5px 10px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--ground);
    }
    header select, header button, .tool {
      padding: 4px 9px; border: 1px solid var(--line); border-radius: 7px; background: var(--paper); cursor: pointer;
    }
    header button:hover, .tool:hover { border-color: var(--accent); }

    nav { background: var(--paper); border-right: 1px solid var(--line); display: flex; flex-direction: column; min-height: 0; }
    .tabs { display: flex; padding: 8px 8px 0; gap: 2px; border-bottom: 1px solid var(--line); }
    .tabs button {
      flex: 1; padding: 6px 4px 7px; border: 0; border-bottom: 2px solid transparent; background: none; cursor: pointer;
      color: var(--quiet); white-space: nowrap;
    }
    .tabs button[aria-selected="true"] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
    #list { overflow: auto; flex: 1; padding: 4px 0 24px; }
    #list h3 {
      position: sticky; top: -4px; margin: 0; padding: 7px 14px 4px; font-size: 11.5px; color: var(--quiet);
      background: var(--paper); font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    #list h3.other { color: var(--accent); border-top: 1px solid var(--line); padding-top: 10px; }
    #list a {
      display: flex; gap: 8px; align-items: baseline; padding: 3px 14px; border-left: 3px solid transparent;
    }
    #list a:hover, #list a:focus-visible { background: var(--ground); color: inherit; outline-offset: -2px; }
    #list a[aria-current="true"] { background: var(--accent-soft); border-color: var(--accent); }
    #list a .name { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 3em; }
    #list a .count { color: var(--quiet); font-size: 12px; white-space: nowrap; }
    #list a.finding { display: block; padding-block: 5px; font-size: 13px; }
    #list p { padding: 8px 14px; color: var(--quiet); margin: 0; }
    .badge {
      display: inline-block; min-width: 17px; padding: 0 5px; border-radius: 9px; font-size: 11px; line-height: 17px;
      text-align: center; color: var(--paper); background: var(--hint); font-weight: 600;
    }
    .error { --level: var(--error); } .warning { --level: var(--warning); } .info { --level: var(--info); }
    .hint { --level: var(--hint); }
    .badge.error, .badge.warning, .badge.info { background: var(--level); }

    main { overflow: auto; padding: 18px 24px 60px; min-width: 0; }
    main h2 { font-size: 21px; margin: 0 0 2px; overflow-wrap: anywhere; }
    main h3 { font-size: 15px; margin: 26px 0 8px; }
    main h3:first-child { margin-top: 0; }
    main h3 small, main h2 small { font-weight: 400; color: var(--quiet); font-size: 13px; }
    .place { color: var(--quiet); font-size: 12.5px; }
    .lead { color: var(--quiet); margin: 0 0 14px; max-width: 90ch; }
    .chip {
      display: inline-block; padding: 0 7px; border-radius: 9px; border: 1px solid var(--line); font-size: 11.5px;
      color: var(--quiet); line-height: 18px; white-space: nowrap;
    }

    .rules { display: flex; flex-wrap: wrap; gap: 7px; margin-bottom: 18px; }
    .rules + h3 { margin-top: 0; }
    .models { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: 12px; }
    .model { display: block; padding: 11px 14px 12px; background: var(--raised); border: 1px solid var(--line);
      border-radius: 10px; box-shadow: var(--shadow); }
    .model:hover { border-color: var(--accent); color: inherit; }
    .model .head { display: flex; gap: 8px; align-items: baseline; }
    .model .head strong { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .model .from { color: var(--quiet); font-size: 12.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .model .bar { display: flex; height: 6px; border-radius: 3px; overflow: hidden; margin: 8px 0 5px; background: var(--line); }
    .model .ways { display: flex; gap: 12px; flex-wrap: wrap; font-size: 12px; color: var(--quiet); }
    .dot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: var(--kind, var(--shows));
      margin-right: 5px; flex: none; }
    .argument { --kind: var(--argument); } .binding { --kind: var(--binding); } .firstValue { --kind: var(--firstValue); }
    .environment { --kind: var(--environment); } .shows { --kind: var(--shows); } .owns { --kind: var(--owns); }
    .stores { --kind: var(--stores); } .shares { --kind: var(--shares); } .receives { --kind: var(--receives); }
    .reads { --kind: var(--reads); }

    .folders { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; }
    .folder { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 6px 9px 9px; }
    .folder h4 { margin: 0 0 5px; font-size: 11.5px; font-weight: 600; color: var(--quiet); max-width: 260px;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .cells { display: flex; flex-wrap: wrap; gap: 3px; max-width: 260px; }
    .cells a { width: 17px; height: 17px; border-radius: 4px; background: color-mix(in srgb, var(--kind) var(--heat), var(--ground));
      border: 1px solid color-mix(in srgb, var(--kind) 30%, var(--line)); }
    .cells a:hover, .cells a:focus-visible { transform: scale(1.3); border-color: var(--ink); }
    .cells a.marked { box-shadow: 0 0 0 2px var(--level); }
    .key { display: flex; gap: 14px; flex-wrap: wrap; color: var(--quiet); font-size: 12.5px; margin: 0 0 10px; align-items: center; }

    .tools { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; margin: 12px 0; }
    .tools .way { display: inline-flex; align-items: center; border-radius: 14px; }
    .tools .way[aria-pressed="false"] { opacity: .45; text-decoration: line-through; }
    .tools .depth { margin-left: auto; color: var(--quiet); display: inline-flex; gap: 6px; align-items: center; }
    .graph { position: relative; overflow: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--paper);
      padding: 12px 18px 18px; }
    .graph > svg { position: absolute; inset: 0; pointer-events: none; }
    .graph path { fill: none; stroke: var(--kind); stroke-width: 1.6; opacity: .6; }
    .graph path.shows { stroke-dasharray: 3 4; opacity: .5; }
    .graph.many path { stroke-width: 1; opacity: .3; }
    .graph path.lit, .graph.many path.lit { stroke-width: 2.8; opacity: 1; }
    .graph.picking path:not(.lit) { opacity: .1; }
    .columns { position: relative; display: flex; gap: 84px; width: max-content; min-width: 100%; justify-content: center; }
    .column { width: 236px; flex: none; display: flex; flex-direction: column; gap: 9px; }
    .column > h4 { margin: 0; font-size: 11.5px; font-weight: 600; color: var(--quiet); text-align: center; }
    .card { background: var(--raised); border: 1px solid var(--line); border-radius: 9px; box-shadow: var(--shadow);
      padding: 6px 10px 7px; }
    .card.centre { border: 2px solid var(--accent); background: var(--accent-soft); }
    .card .head { display: flex; gap: 6px; align-items: baseline; }
    .card .head a { font-weight: 600; flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .where { color: var(--quiet); font-size: 11.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .around { font-size: 11.5px; color: var(--firstValue); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .row { display: flex; align-items: center; font: 12px/1.6 ui-monospace, Menlo, Consolas, monospace; }
    .card .row span:nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .row .gap { margin-left: auto; padding-left: 6px; color: var(--warning); font-family: system-ui, sans-serif; }
    .card.dense .row { gap: 1px; }
    .card.dense .row .badge { margin-left: auto; }
    .card.dense .row .gap + .badge, .card.dense .row .badge + .gap { margin-left: 4px; }
    .more { border: 1px dashed var(--line); border-radius: 9px; background: none; padding: 6px; cursor: pointer; color: var(--quiet); }
    .empty { color: var(--quiet); padding: 6px 0; text-align: center; font-size: 12.5px; }

    table { border-collapse: collapse; width: 100%; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
    td, th { text-align: left; vertical-align: top; padding: 6px 12px; border-top: 1px solid var(--line);
      overflow-wrap: anywhere; }
    th { white-space: nowrap; font-size: 12px; color: var(--quiet); font-weight: 600; border-top: 0; }
    td ul { margin: 0; padding: 0; list-style: none; }
    td .gap { color: var(--warning); font-size: 12.5px; }
    .remarks { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
    .remarks li { border-left: 3px solid var(--level); padding: 4px 12px; background: var(--paper); border-radius: 0 8px 8px 0; }
    .remarks .rule { color: var(--quiet); font-size: 12px; }
    .boundaries { display: flex; gap: 6px; flex-wrap: wrap; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; font: 11px ui-monospace, monospace; }
    @media (max-width: 800px) {
      body { grid-template: auto 220px 1fr / 1fr; }
      nav { border-right: 0; border-bottom: 1px solid var(--line); }
      header .numbers { display: none; }
    }
    """#
}
