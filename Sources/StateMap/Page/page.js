"use strict";
const map = JSON.parse(document.getElementById("map").textContent);
const kinds = {
  argument: "argument", binding: "binding", environment: "environment", firstValue: "first value", shows: "shows",
};
const roles = {
  owns: "lives as long as the view keeps its identity",
  creates: "created by the view, which doesn't keep it", stores: "kept outside the program, as with @AppStorage and @Query",
  shares: "a shared instance", receives: "passed by the code that creates the view", reads: "taken from the environment",
  binding: "a binding, passed by the code that creates the view", passes: "receives it from elsewhere and passes it on",
};
const sources = ["owns", "creates", "shares", "stores"];
const levels = ["error", "warning", "info", "hint"];

// MARK: The data of the map

const holders = new Map(map.holders.map((holder) => [holder.id, holder]));
const models = new Map(map.models.map((model) => [model.id, model]));
const into = new Map();
const outOf = new Map();
for (const link of map.links) {
  push(into, link.to, link);
  push(outOf, link.from, link);
}
const holding = new Map();
for (const holder of map.holders) {
  for (const member of holder.members) {
    if (member.model !== undefined) push(holding, member.model, { holder, member });
  }
}
for (const model of map.models) {
  const held = holding.get(model.id) ?? [];
  const has = new Set(held.map(({ holder, member }) => holder.id + "." + member.name));
  // State from which an object is created is other state, and so is a part of it that is passed on.
  model.links = held.flatMap(({ holder, member }) => (into.get(holder.id) ?? []).filter((link) =>
    link.toMember === member.name && (link.fromMember ? has.has(link.from + "." + link.fromMember)
      || link.kind !== "firstValue" : true)));
  model.held = has;
  model.allRemarks = [...model.remarks, ...held.flatMap(({ holder, member }) =>
    holder.remarks.filter((remark) => remark.member === member.name))];
  model.owners = held.filter(({ member }) => sources.includes(member.role));
  model.receivers = held.filter(({ member }) => !sources.includes(member.role));
  // Views that hold a value containing the object and pass it on.
  model.sources = [...new Map(model.links.filter((link) => holders.get(link.from).kind !== "code"
    && held.every(({ holder }) => holder.id !== link.from)).map((link) => [link.from + link.label,
    { holder: holders.get(link.from), member: { role: "passes", name: link.label } }])).values()];
}
const changedViews = new Set((map.changes ?? []).flatMap((subject) => subject.lines.map((line) => line.view)));
const findings = [
  ...map.holders.flatMap((owner) => owner.remarks.map((remark) => ({ remark, name: owner.name, href: viewLink(owner.id) }))),
  ...map.models.flatMap((owner) => owner.remarks.map((remark) => ({ remark, name: owner.name, href: modelLink(owner.id) }))),
  ...map.otherRemarks.map((remark) => ({ remark, name: "" })),
];

function push(groups, key, value) {
  const group = groups.get(key);
  if (group) group.push(value); else groups.set(key, [value]);
}

function folder(place) {
  const path = map.files[place.file] ?? "";
  const end = path.lastIndexOf("/");
  return end < 0 ? "" : path.slice(0, end);
}

/** Returns the path without the folders that all files share. */
function shortPath(place) { return (map.files[place.file] ?? "").slice(shared.length); }

/** The folders that all paths begin with, each with a slash after it; empty if they share none. */
function sharedFolders(paths) {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(0, -1));
  const differs = first.findIndex((name, index) => others.some((folders) => folders[index] !== name));
  const common = (differs < 0 ? first : first.slice(0, differs)).map((name) => name + "/").join("");
  return common === "/" ? "" : common;
}

const shared = sharedFolders(map.files);

/** For each view or model whose name others have, the part of its path that tells it from them. */
const namesakes = new Map([map.holders, map.models].flatMap((owners) => {
  const groups = new Map();
  for (const owner of owners) push(groups, owner.name, owner);
  return [...groups.values()].filter((group) => group.length > 1).flatMap((group) => {
    const parts = distinctParts(group.map((owner) => map.files[owner.place.file] ?? ""));
    return group.map((owner, index) => [owner, parts[index]]);
  });
}));

/** The folders in which the paths differ, as few as it takes to tell each from the others: "Final/…", "…/A.swift". */
function distinctParts(paths) {
  const all = paths.map((path) => path.split("/"));
  const count = Math.max(...all.map((parts) => parts.length));
  const groups = (columns) => new Set(all.map((parts) => JSON.stringify(columns.map((column) => parts[column])))).size;
  const columns = Array.from({ length: count }, (_, column) => column);
  const chosen = [];
  while (chosen.length < count && groups(chosen) < groups(columns)) {
    const more = columns.map((column) => groups([...chosen, column]));
    chosen.push(more.indexOf(Math.max(...more)));
  }
  chosen.sort((a, b) => a - b);
  const end = (parts) => chosen.filter((column) => column < parts.length);
  return all.map((parts) => end(parts).map((column, index, columns) =>
    (index > 0 && columns[index - 1] + 1 < column ? "…/" : "") + parts[column]).join("/")
    + (end(parts).at(-1) + 1 < parts.length ? "/…" : ""));
}

/** The words that tell a view or model from others of its name. */
function distinction(owner) {
  const part = namesakes.get(owner);
  return part && h("small", { class: "apart", title: shortPath(owner.place) }, " " + part);
}

const hasModules = new Set(map.holders.map((holder) => holder.module).filter((name) => name)).size > 1;

function group(owner) {
  const name = shortFolder(owner);
  const isNamed = hasModules && owner.module && !name.split("/").includes(owner.module);
  return isNamed ? owner.module + " — " + name : name;
}

function shortFolder(owner) {
  const parts = folder(owner.place).split("/").filter((part) => part);
  return parts.slice(-2).join("/") || "(top)";
}

/** More severe ones first, and of the same severity the larger number. */
function bySeverity(a, b) { return levels.indexOf(worst(a)) - levels.indexOf(worst(b)) || b.length - a.length; }

function worst(remarks) {
  return levels.find((level) => remarks.some((remark) => remark.severity === level));
}

// MARK: Elements

/** Creates an element. Texts are set as text only, so names in code cannot become markup. */
function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

function plural(count, noun, nouns = noun + "s") { return count + " " + (count === 1 ? noun : nouns); }

function place(spot, text) {
  const path = map.files[spot.file] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1);
  const label = text ?? [name, h("wbr"), h("span", { class: "line" }, ":" + spot.line)];
  return h("a", { class: "place", href: address(path, spot.line), title: path + ":" + spot.line }, label);
}

/** The place with its folders, of which a long path shows only the first and the last ones. */
function longPlace(spot) {
  const path = shortPath(spot);
  const parts = path.split("/");
  const short = path.length > 110 && parts.length > 6 ? [...parts.slice(0, 2), "…", ...parts.slice(-4)].join("/") : path;
  return place(spot, short + ":" + spot.line);
}

/** Returns the address that opens a place in the selected editor. */
function address(path, line) {
  const full = path.startsWith("/") ? path : map.root + path;
  const encoded = encodeURI(full).replace(/[?#]/g, encodeURIComponent);
  switch (stored("editor", "vscode")) {
    case "file": return "file://" + encoded;
    case "txmt": return "txmt://open?url=file://" + encodeURIComponent(full) + "&line=" + line;
    case "idea": return "idea://open?file=" + encodeURIComponent(full) + "&line=" + line;
    default: return stored("editor", "vscode") + "://file" + encoded + ":" + line;
  }
}

function stored(name, other) {
  try { return localStorage.getItem("statewise-" + name) ?? other; } catch { return other; }
}

function store(name, value) {
  try { localStorage.setItem("statewise-" + name, value); } catch { /* A page from a file may have no storage. */ }
}

function badge(remarks) {
  const level = worst(remarks);
  const lines = remarks.slice(0, 6).map((remark) => remark.severity + ": " + remark.message);
  if (remarks.length > 6) lines.push("and " + (remarks.length - 6) + " more");
  return level && h("span", { class: "badge " + level, title: lines.join("\n") }, remarks.length);
}

/** A mark at what differs from the revision that the map is compared with. */
function delta(holder) {
  return changedViews.has(holder.id) && h("span", { class: "delta", title: "changed since " + map.since }, "±");
}

function viewLink(id) { return "#view/" + id; }
function modelLink(id) { return "#model/" + id; }

/** The name, which may be broken before a capital letter, and after a parenthesis or a period between names. */
function broken(name) {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=\w[.(])/).flatMap((part, index) => index > 0 ? [h("wbr"), part] : [part]);
}

/** What the dot of a property shows: its role, or the binding in it. */
function look(member) {
  const isBinding = member.role === "receives" && /^(@Binding|@?Binding<)/.test(member.wrapper || member.type);
  return isBinding ? "binding" : member.role;
}

/** One dot for each different look. */
function dots(members) {
  return [...new Set(members.map(look))].map((name) => h("span", { class: "dot " + name }));
}

// MARK: The list at the left

const list = document.getElementById("list");
const search = document.getElementById("search");
let tab = "models";

/** Whether it only creates views. The list contains it, but the number of views does not. */
function isCode(item) { return ["code", "host"].includes(item.kind); }

function showList() {
  const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
  const matches = (...texts) => words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
  const found = {
    models: map.models.filter((model) => matches(model.name, model.kind, model.module)),
    views: map.holders.filter((holder) =>
      matches(holder.name, holder.module, map.files[holder.place.file] ?? "")
      || words.length > 0 && holder.members.some((member) => matches(member.name, member.type, member.wrapper))),
    findings: findings.filter(({ name, remark }) => matches(name, remark.rule, remark.message)),
  };
  for (const button of document.querySelectorAll(".tabs button")) {
    const name = button.dataset.tab;
    button.setAttribute("aria-selected", String(name === tab));
    const code = found[name].filter(isCode).length;
    button.textContent = button.dataset.title + " " + (found[name].length - code);
    button.title = code > 0 ? "and " + code + " functions and objects that only create views" : "";
  }
  const rowsOf = { models: modelRows, views: viewRows, findings: findingRows };
  // A search also shows the results of the other lists, after the selected one.
  const others = words.length > 0 ? Object.keys(found).filter((name) => name !== tab && found[name].length > 0) : [];
  const rows = [...rowsOf[tab](found[tab]), ...others.flatMap((name) => [
    h("h3", { class: "other" }, name[0].toUpperCase() + name.slice(1)), ...rowsOf[name](found[name]),
  ])];
  list.replaceChildren(...(rows.length > 0 ? rows : [h("p", {}, "Nothing found.")]));
  markCurrent();
}

function modelRows(found) {
  const rows = [...found].sort((a, b) => b.receivers.length - a.receivers.length || a.name.localeCompare(b.name))
    .map((model) => h("a", { href: modelLink(model.id), title: model.kind },
      h("span", { class: "name" }, broken(model.name), distinction(model)),
      badge(model.allRemarks),
      h("span", { class: "count" }, model.owners.length + " → " + model.receivers.length)));
  return rows.length > 0 ? [h("h3", { class: "sides" }, "begins in → received by"), ...rows] : rows;
}

function viewRows(found) {
  const groups = new Map();
  for (const holder of found.filter((holder) => !isCode(holder))) push(groups, group(holder), holder);
  const code = found.filter(isCode);
  if (code.length > 0) groups.set("Code that creates views · " + code.length, code);
  return [...groups].flatMap(([name, members]) => [
    h("h3", { title: name }, name),
    ...members.map((holder) => h("a", { href: viewLink(holder.id), title: shortPath(holder.place) },
      h("span", { class: "name" }, broken(holder.name), distinction(holder)), delta(holder), badge(holder.remarks),
      h("span", { class: "count", title: plural(holder.members.length, "state property", "state properties") },
        holder.members.length || ""))),
  ]);
}

function findingRows(found) {
  const rules = new Map();
  for (const finding of found) push(rules, finding.remark.rule, finding);
  const remarksOf = (members) => members.map(({ remark }) => remark);
  return [...rules].sort((a, b) => bySeverity(remarksOf(a[1]), remarksOf(b[1]))).flatMap(([rule, members]) => [
    h("h3", {}, rule + " · " + members.length),
    ...members.map(({ remark, href }) =>
      h("a", { class: "finding", href: href ?? address(map.files[remark.place.file] ?? "", remark.place.line) },
        h("span", { class: "dot", style: "--kind: var(--" + remark.severity + ")" }), remark.message)),
  ]);
}

function markCurrent() {
  for (const row of list.querySelectorAll("a")) {
    const isCurrent = row.getAttribute("href") === location.hash;
    row.setAttribute("aria-current", String(isCurrent));
    if (isCurrent && document.activeElement !== row) row.scrollIntoView({ block: "nearest" });
  }
}

// MARK: The overview

function showOverview() {
  const travelling = map.models.filter((model) => model.receivers.length > 0)
    .sort((a, b) => b.receivers.length - a.receivers.length || b.owners.length - a.owners.length);
  const others = map.models.length - travelling.length;
  const parts = [changed(), overviewGraph(), travelling.length > 0 && [
    h("h3", {}, "Where a model begins, and who receives it"),
    h("p", { class: "key" }, roleKeys(travelling.flatMap((model) =>
      [...model.owners, ...model.sources, ...model.receivers].map(({ member }) => look(member))))),
    fold(travelling.map(travel), 8, (rows) => h("div", {}, rows)),
    others > 0 && h("p", { class: "lead" }, "The list also has " + plural(others, "model") + " that no view receives."),
  ]];
  const rules = new Map();
  for (const { remark } of findings) push(rules, remark.rule, remark);
  if (rules.size > 0) {
    const legend = h("small", {}, "filled: errors and warnings · ring: information and hints");
    parts.push(h("h3", {}, "Findings ", legend), h("div", { class: "rules" },
      [...rules].sort((a, b) => bySeverity(a[1], b[1]))
        .map(([rule, remarks]) => h("button", { class: "tool", onclick: () => {
          search.value = rule;
          choose("findings");
        } }, badge(remarks), " " + rule))));
  }
  parts.push(
    h("h3", {}, "Views by folder ", h("small", {}, "one square each; point at one to see its name")),
    h("p", { class: "key" },
      mainRoles.filter(([role]) => map.holders.some((holder) => mainRole(holder) === role))
        .map(([role, text]) => roleKey(role === "shows" ? "none" : role, text)),
      h("span", {}, "stronger color: more state · ring: findings")),
    h("div", { class: "folders" }, folderBoxes()));
  const gaps = map.holders.flatMap((holder) =>
    holder.members.filter((member) => member.gap).map((member) => ({ holder, member })));
  if (gaps.length > 0) {
    parts.push(
      h("h3", {}, "Properties without a known source ", h("small", {}, plural(gaps.length, "property", "properties"))),
      fold(gaps.map(({ holder, member }) => h("tr", {},
        h("td", {}, h("a", { href: viewLink(holder.id) }, holder.name + "." + member.name)),
        h("td", {}, h("code", {}, member.wrapper + " " + member.type)), h("td", {}, member.gap),
        h("td", {}, place(member.place)))), 8, (rows) => h("table", {}, h("tbody", {}, rows))));
  }
  return parts;
}

/** The complete graph of a small map. */
function overviewGraph() {
  const ids = [...new Set(map.links.flatMap((link) => [link.from, link.to]))];
  if (ids.length > smallMap) {
    return h("p", { class: "lead" },
      "A picture of the whole map would be too large. Choose a view or a model to see what is around it.");
  }
  return ids.length > 0 && [tools(false, map.links), graph(layered(ids, map.links, []), map.links)];
}

/** The views that own or receive state differently since a revision, if one was requested. */
function changed() {
  if (!map.changes) return undefined;
  // What only the earlier revision has gets no link.
  const heading = ({ kind, name, id }) => id === undefined ? h("strong", {}, name)
    : h("a", { href: kind === "view" ? viewLink(id) : modelLink(id) }, name);
  return [
    h("h3", {}, "Changed since " + map.since + " ", map.changes.length > 0 && h("small", {}, map.changeCounts)),
    map.changes.length === 0 && h("p", {}, "No view owns or receives state differently."),
    map.changes.map((subject) => h("div", { class: "changes" },
      heading(subject), " ", h("small", {}, [subject.kind, subject.path, subject.id === undefined && "removed"]
        .filter((text) => text).join(", ")),
      h("ul", {}, subject.lines.map((line) => h("li", { class: line.isGained ? "gained" : "lost" },
        (line.isGained ? "+ " : "− ") + line.text, line.isGained
          ? [" ", h("a", { class: "place", href: address(line.path, line.line) }, line.path + ":" + line.line)]
          : h("small", {}, ", was " + line.path + ":" + line.line)))))),
  ];
}

/** The owners of a model, the model with its kinds of links, and its receivers. */
function travel(model) {
  const ends = (held, title) => fold(held.map(({ holder, member }) =>
    h("a", { class: "chip", href: viewLink(holder.id),
      title: member.role + " " + holder.name + "." + member.name + "\n" + shortPath(holder.place) },
      h("span", { class: "dot " + look(member) }), broken(holder.name),
      held.filter((other) => other.holder === holder).length > 1 && "." + member.name,
      held.some((other) => other.holder !== holder && other.holder.name === holder.name) && distinction(holder))),
    12, (items) => h("div", { class: "ends" }, title && h("small", {}, title), items));
  return h("div", { class: "travel" },
    h("div", {}, ends(model.owners, model.owners.length === 0 && "no owner found"),
      model.sources.length > 0 && ends(model.sources, "passed on by")),
    modelCard(model), ends(model.receivers));
}

/** The first elements, and a button that shows the others. */
function fold(elements, count, wrap) {
  const box = h("div", {}, wrap(elements.slice(0, count)));
  if (elements.length > count) {
    const more = h("button", { class: "more", style: "margin-top: 10px", onclick: () => {
      box.replaceChildren(wrap(elements));
    } }, "Show all " + elements.length);
    box.append(more);
  }
  return box;
}

/** Explains the looks of dots. */
function roleKeys(looks) {
  return Object.keys(roles).filter((role) => looks.includes(role)).map((role) => roleKey(role, role));
}

function roleKey(role, text) { return h("span", { title: roles[role] }, h("span", { class: "dot " + role }), text); }

function modelCard(model) {
  const count = (links) => {
    const ends = new Set(links.map((link) => link.to + "." + link.toMember));
    return model.receivers.filter(({ holder, member }) => ends.has(holder.id + "." + member.name)).length;
  };
  const ways = Object.keys(kinds).map((kind) => [kind, kinds[kind], count(model.links.filter((link) => link.kind === kind))]);
  ways.push(["unknown", "source unknown", model.receivers.filter(({ member }) => member.gap).length]);
  const used = ways.filter(([, , count]) => count > 0);
  return h("a", { class: "model", href: modelLink(model.id) },
    h("div", { class: "head" }, h("strong", {}, broken(model.name), distinction(model)), badge(model.allRemarks),
      h("span", { class: "chip" }, model.kind)),
    h("div", { class: "bar" },
      used.map(([kind, , count]) => h("span", { class: kind, style: "background: var(--kind); flex: " + count }))),
    h("div", { class: "ways" },
      h("span", {}, plural(model.receivers.length, "receiver")),
      used.map(([kind, title, count]) => h("span", {}, h("span", { class: "way " + kind }), title + " " + count))));
}

function folderBoxes() {
  const groups = new Map();
  for (const holder of map.holders) push(groups, group(holder), holder);
  return [...groups].sort((a, b) => b[1].length - a[1].length).map(([name, members]) =>
    h("div", { class: "folder" }, h("h4", { title: name }, name),
      h("div", { class: "cells" }, members.map((holder) => {
        const level = worst(holder.remarks);
        const heat = Math.min(25 + holder.members.length * 15, 100);
        return h("a", {
          href: viewLink(holder.id), class: mainRole(holder) + (level ? " marked " + level : ""),
          style: "--heat: " + heat + "%", "aria-label": holder.name,
          title: holder.name + "\n" + plural(holder.members.length, "state property", "state properties")
            + (level ? ", " + plural(holder.remarks.length, "finding") : ""),
        });
      }))));
}

const mainRoles = [
  ["owns", "mostly owns"], ["receives", "mostly receives"], ["reads", "mostly reads"], ["shares", "mostly shared"],
  ["stores", "mostly stored"], ["shows", "no state"],
];

function mainRole(holder) {
  const counts = { owns: 0, receives: 0, reads: 0, shares: 0, stores: 0 };
  for (const member of holder.members) counts[member.role === "creates" ? "owns" : member.role] += 1;
  const [role, count] = Object.entries(counts).sort((a, b) => b[1] - a[1])[0];
  return count > 0 ? role : "shows";
}

// MARK: A view or model and its surroundings

const hidden = new Set();
let depth = Math.min(map.depth ?? 2, 6);
const cardLimit = 9;
const lineLimit = 40;
const smallMap = 40;
const open = new Set();

/**
 * The links that lead to a view's state or on from it, so many steps away. Beyond the first step only those of the
 * same state count: what a neighbor has to do with others is the neighbor's own story.
 */
function traced(id, links, near, far, depth) {
  const levels = [[id]];
  const seen = new Set([id]);
  const found = [];
  let state = null;
  for (let step = 0; step < depth; step += 1) {
    const next = new Set();
    const nextState = new Set();
    for (const at of levels[step]) {
      for (const link of links.get(at) ?? []) {
        if (hidden.has(link.kind)) continue;
        if (step > 0 && !state.has(at + "." + link[near + "Member"])) continue;
        if (link[far + "Member"]) nextState.add(link[far] + "." + link[far + "Member"]);
        found.push(link);
        if (!seen.has(link[far])) next.add(link[far]);
      }
    }
    for (const at of next) seen.add(at);
    if (next.size === 0) break;
    levels.push([...next]);
    state = nextState;
  }
  return { levels: levels.slice(1), found };
}

function showView(holder) {
  const [above, further] = [depth, depth + 1].map((depth) => traced(holder.id, into, "to", "from", depth));
  const [below, beyond] = [depth, depth + 1].map((depth) => traced(holder.id, outOf, "from", "to", depth));
  const isAll = further.found.length === above.found.length && beyond.found.length === below.found.length;
  const sources = new Set(above.levels.flat());
  const columns = [
    ...above.levels.reverse(), [holder.id],
    ...below.levels.map((ids) => ids.filter((id) => !sources.has(id))).filter((ids) => ids.length > 0),
  ];
  const center = above.levels.length;
  const links = [...new Set([...above.found, ...below.found])];
  const both = new Set(below.levels.flat().filter((id) => sources.has(id)));
  const titles = columns.map((_, index) => index === center ? "" : index < center
    ? index === center - 1 ? "comes from" : "…" : index === center + 1 ? "goes to" : "…");
  return [
    h("h2", {}, holder.name, " ", h("small", {}, holder.kind + (hasModules && holder.module ? " of " + holder.module : ""))),
    longPlace(holder.place),
    tools(true, [...(into.get(holder.id) ?? []), ...(outOf.get(holder.id) ?? []), ...links], isAll),
    graph(columns, links, titles, { center: new Set([holder.id]), both }),
    remarks(holder.remarks), memberTable(holder),
    holder.boundaries.length > 0 && [
      h("h3", {}, "Identities it creates"),
      h("div", { class: "boundaries" }, holder.boundaries.map((boundary) =>
        h("span", { class: "chip" }, h("code", {}, boundary.text), " ", place(boundary.place)))),
    ],
    effectTable(holder),
    shownTable(holder),
  ];
}

/** The views of a file or folder, and the views that pass state to them or receive it. */
function showPart(ids) {
  const inside = new Set(ids);
  const links = map.links.filter((link) => inside.has(link.from) || inside.has(link.to));
  const all = new Set([...ids, ...links.flatMap((link) => [link.from, link.to])]);
  return [
    h("h2", {}, partName(ids), " ", h("small", {}, plural(inside.size, "view") + ", and what is around them")),
    tools(false, links), graph(layered([...all], links, ids), links, [], { center: inside }),
    ids.map((id) => holders.get(id)).map((holder) => holder.remarks.length + holder.members.length > 0 && [
      h("h3", {}, h("a", { href: viewLink(holder.id) }, holder.name), " ", place(holder.place)),
      h("table", {}, h("tbody", {}, holder.members.map((member) => memberRow(holder, member, false)))),
      holder.remarks.length > 0 && remarks(holder.remarks),
    ]),
  ];
}

/** The name that all items share, or else their file or folder. */
function partName(ids) {
  const owners = ids.map((id) => holders.get(id));
  const [name, path] = [new Set(owners.map((owner) => owner.name)), new Set(owners.map((owner) => shortPath(owner.place)))];
  if (name.size === 1) return owners[0].name;
  if (path.size === 1) return [...path][0];
  const common = sharedFolders(owners.map((owner) => map.files[owner.place.file] ?? ""));
  return common.slice(shared.length) || "Part of " + map.title;
}

/**
 * Columns from where nothing leads to, so that links lead to the right, over as many columns as the longest way has
 * steps. Where links go round, beginning with `first` if nothing else comes before, the one that closes the circle
 * leads back to the left.
 */
function layered(ids, links, first) {
  const next = new Map();
  for (const link of links) push(next, link.from, link.to);
  const reached = new Set(links.map((link) => link.to));
  const open = new Set();
  const onward = [];
  const done = new Set();
  const visit = (id) => {
    if (done.has(id)) return;
    done.add(id);
    open.add(id);
    const ahead = [...new Set(next.get(id) ?? [])].filter((to) => !open.has(to));
    for (const to of ahead) visit(to);
    open.delete(id);
    onward.push([id, ahead]);
  };
  for (const id of [...ids.filter((id) => !reached.has(id)), ...first, ...ids]) visit(id);
  const level = new Map(ids.map((id) => [id, 0]));
  for (const [id, ahead] of onward.reverse()) {
    for (const to of ahead) level.set(to, Math.max(level.get(to), level.get(id) + 1));
  }
  const columns = [];
  for (const id of ids) (columns[level.get(id)] ??= []).push(id);
  return columns;
}

function showModel(model) {
  const held = holding.get(model.id) ?? [];
  const ids = new Set([...held.map(({ holder }) => holder.id), ...model.links.map((link) => link.from)]);
  const columns = layered([...ids], model.links, model.owners.map(({ holder }) => holder.id));
  // An item with state but without a link to it got the state in a way that is not known.
  const isIn = (list, id) => list.some(({ holder }) => holder.id === id);
  const starts = (columns[0] ?? []).map((id) => isIn(model.owners, id) ? "begins here"
    : isIn(held, id) ? "source unknown" : "passed on from here");
  const start = [...new Set(starts.sort())].join(" · ");
  return [
    h("h2", {}, model.name, " ", h("small", {}, model.kind + (hasModules && model.module ? " of " + model.module : ""))),
    longPlace(model.place),
    tools(false, model.links),
    graph(columns, model.links, columns.map((_, index) => index === 0 ? start : plural(index, "step")),
      { wanted: model.held }),
    remarks(model.allRemarks),
    h("h3", {}, "Views that hold it"),
    h("table", {}, h("thead", {}, h("tr", {}, ["", "Property", "Comes from"].map((text) => h("th", {}, text)))),
      h("tbody", {}, held.map(({ holder, member }) => memberRow(holder, member, true)))),
  ];
}

/** Buttons for the kinds of the links, and for the number of steps unless that is nil, which `isAll` limits. */
function tools(hasDepth, links, isAll) {
  return h("div", { class: "tools" },
    Object.entries(kinds).filter(([kind]) => links.some((link) => link.kind === kind)).map(([kind, title]) => h("button", {
      class: "tool kind", title: "Show or hide these lines", "aria-pressed": String(!hidden.has(kind)), onclick: () => {
        if (!hidden.delete(kind)) hidden.add(kind);
        show();
      },
    }, h("span", { class: "way " + kind }), title)),
    hasDepth && h("span", { class: "depth", title: "Beyond the first step, only lines of the same state are followed" },
      "steps of the same state",
      stepButton("−", "fewer steps", -1, depth === 1), String(depth),
      stepButton("+", "more steps", 1, isAll || depth === 6)));
}

function stepButton(text, title, change, isDisabled) {
  return h("button", { class: "tool", "aria-label": title, disabled: isDisabled,
    onclick: () => setDepth(depth + change) }, text);
}

function setDepth(steps) {
  depth = Math.min(Math.max(steps, 1), 6);
  show();
}

// MARK: The graph

/**
 * - center: the views that the picture is about.
 * - both: views at the left to which state also goes.
 * - wanted: properties that are shown even without lines.
 */
function graph(columns, links, titles = [], { center, both, wanted } = {}) {
  const used = new Set(links.flatMap((link) => [link.from + "." + link.fromMember, link.to + "." + link.toMember]));
  const weight = new Map();
  for (const link of links) {
    if (link.kind === "shows") continue;
    for (const id of [link.from, link.to]) weight.set(id, (weight.get(id) ?? 0) + 1);
  }
  const owns = (id) => Number(holders.get(id).members.some((member) =>
    wanted?.has(id + "." + member.name) && member.role === "owns"));
  const order = (a, b) => owns(b) - owns(a) || (weight.get(b) ?? 0) - (weight.get(a) ?? 0) || holders.get(b).remarks.length
    - holders.get(a).remarks.length || holders.get(a).name.localeCompare(holders.get(b).name);
  const calls = new Map();
  for (const link of links) {
    const key = link.place.file + ":" + link.place.line + link.boundaries.join();
    if (link.kind !== "environment") push(calls, link.to, { key, boundaries: link.boundaries });
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const rows = new Map();
  const box = h("div", { class: "graph" }, svg, h("div", { class: "columns" }, columns.map((ids, index) => {
    const key = location.hash + "/" + index;
    const sorted = [...ids].sort(order);
    // Many views get one line each, grouped by module; a few get cards.
    const isDense = sorted.length > cardLimit;
    const shown = open.has(key) ? sorted : sorted.slice(0, isDense ? lineLimit : cardLimit);
    return h("div", { class: "column" }, h("h4", {}, titles[index] || " "),
      isDense ? lines(shown, used, wanted, rows)
        : shown.map((id) => card(holders.get(id), center?.has(id), used, wanted, rows, [
          ...both?.has(id) ? ["also “goes to”"] : [], ...around(calls.get(id) ?? [])])),
      shown.length < sorted.length && h("button", { class: "more", onclick: () => {
        open.add(key);
        show();
      } }, "and " + (sorted.length - shown.length) + " more"));
  })));
  const looks = new Set([...box.querySelectorAll(".columns .dot")].flatMap((dot) => [...dot.classList]));
  const frame = h("div", {}, box, h("p", { class: "key" }, roleKeys([...looks]),
    links.length > 1 && h("span", {}, "point at a property to see its lines"), fitButton(box)));
  // Cards stay where they are when lines are hidden.
  const draw = () => drawLinks(box, svg, links.filter((link) => !hidden.has(link.kind)), rows);
  const adapt = () => {
    fit(box);
    draw();
  };
  const observer = new ResizeObserver(adapt);
  observer.observe(box);
  observer.observe(box.querySelector(".columns"));
  requestAnimationFrame(() => {
    adapt();
    const focus = box.querySelector(".center")?.getBoundingClientRect();
    if (focus) box.scrollLeft += focus.left - box.getBoundingClientRect().left - (box.clientWidth - focus.width) / 2;
  });
  return frame;
}

/** A picture that is only a little too wide is made smaller. One that is much wider can be. */
const readable = 0.8;
let fitsAlways = false;

function fit(box) {
  const columns = box.querySelector(".columns");
  columns.style.zoom = 1;
  const scale = (box.clientWidth - 36) / columns.scrollWidth;
  box.parentElement.querySelector(".fit").hidden = scale >= readable;
  if (scale < 1 && (fitsAlways || scale >= readable)) columns.style.zoom = scale;
}

function fitButton(box) {
  return h("button", { class: "tool fit", "aria-pressed": String(fitsAlways), onclick: () => {
    fitsAlways = !fitsAlways;
    show();
  } }, fitsAlways ? "Full size" : "Fit to width");
}

/** The code around the calls, and around how many of them if not all. */
function around(links) {
  const calls = new Map(links.map((link) => [link.key, link.boundaries]));
  return [...new Set([...calls.values()].flat())].map((text) => {
    const count = [...calls.values()].filter((texts) => texts.includes(text)).length;
    // The label of a binding says less than its name.
    const short = text.replace(/\b(isPresented|item): /, "");
    return "in\u00a0" + short + (count < calls.size ? " (" + count + " of " + calls.size + " calls)" : "");
  });
}

function card(holder, isCentre, used, wanted, rows, around) {
  const members = holder.members.filter((member) =>
    isCentre || used.has(holder.id + "." + member.name) || wanted?.has(holder.id + "." + member.name));
  const element = h("div", { class: "card" + (isCentre ? " center" : "") },
    h("div", { class: "head" }, h("a", { href: viewLink(holder.id), title: holder.name }, broken(holder.name)),
      delta(holder), badge(holder.remarks)),
    h("div", { class: "where", title: shortPath(holder.place) }, namesakes.get(holder) || group(holder)),
    around.length > 0 && h("div", { class: "around", title: around.join("\n") }, broken(around.join(", "))),
    members.map((member) => {
      const row = h("div", { class: "row", title: [member.role, member.wrapper, member.name + ": " + member.type]
        .join(" ") + (member.gap ? "\n" + member.gap : "") },
        dots([member]), h("span", {}, broken(member.name)),
        member.gap && h("span", { class: "gap" }, "?"));
      rows.set(holder.id + "." + member.name, row);
      return row;
    }));
  rows.set(holder.id, element);
  return element;
}

function lines(ids, used, wanted, rows) {
  const groups = new Map();
  for (const id of ids) push(groups, hasModules && holders.get(id).module || shortFolder(holders.get(id)), holders.get(id));
  return [...groups].map(([name, members]) => h("div", { class: "card dense" }, h("div", { class: "where" }, name),
    members.map((holder) => {
      // On the page of a model, only what holds it counts.
      const isWanted = (member) => (wanted ?? used).has(holder.id + "." + member.name);
      const state = holder.members.filter(isWanted);
      const passes = holder.members.some((member) => used.has(holder.id + "." + member.name));
      const element = h("a", { class: "row", href: viewLink(holder.id),
        title: [holder.name, ...state.map((member) => member.role + " " + member.name)].join("\n") },
        state.length > 0 ? dots(state) : passes && h("span", { class: "dot passes" }),
        h("span", {}, broken(holder.name), distinction(holder)), delta(holder), badge(holder.remarks),
        state.some((member) => member.gap) && h("span", { class: "gap" }, "?"));
      rows.set(holder.id, element);
      for (const member of state) rows.set(holder.id + "." + member.name, element);
      return element;
    })));
}

function drawLinks(box, svg, links, rows) {
  // The size of the last drawing would count as content of the box.
  svg.setAttribute("width", 0);
  svg.setAttribute("height", 0);
  const origin = box.getBoundingClientRect();
  const offset = { x: box.scrollLeft - origin.left - box.clientLeft, y: box.scrollTop - origin.top - box.clientTop };
  svg.setAttribute("width", box.scrollWidth);
  svg.setAttribute("height", box.scrollHeight);
  const drawn = new Map();
  const between = lanes(box, offset);
  const ends = [...new Set(rows.values())];
  for (const link of links) {
    const from = rows.get(link.from + "." + link.fromMember) ?? rows.get(link.from);
    const to = rows.get(link.to + "." + link.toMember) ?? rows.get(link.to);
    if (!from || !to) continue;
    const key = [link.kind, ends.indexOf(from), ends.indexOf(to)].join("|");
    if (drawn.has(key)) continue;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const cards = [link.from, link.to].map((id) => rows.get(id).closest(".card").getBoundingClientRect());
    // Lines lead to the right. Other lines go around the left of their start and show their direction.
    const isOnward = cards[1].left > cards[0].left;
    const leaves = isOnward || cards[1].left === cards[0].left ? cards[0].right : cards[0].left;
    const start = { x: leaves + offset.x, y: a.top + Math.min(a.height, 24) / 2 + offset.y };
    const end = { x: (isOnward ? cards[1].left : cards[1].right) + offset.x,
      y: b.top + Math.min(b.height, 24) / 2 + offset.y };
    const line = `M${start.x},${start.y}` + (isOnward ? onward(start, end, between)
      : bend(start, end, leaves === cards[0].right ? 1 : -1, 1));
    const back = isOnward ? -7 : 7;
    const head = `M${end.x + back},${end.y - 4} L${end.x},${end.y} L${end.x + back},${end.y + 4}`;
    drawn.set(key, { path: svgPaths(link.kind, isOnward && link.kind === "shows" ? [line] : [line, head]), link });
  }
  box.classList.toggle("many", drawn.size > 60);
  svg.replaceChildren(...[...drawn.values()].map(({ path }) => path));
  for (const [key, row] of rows) {
    const light = (isLit) => {
      box.classList.toggle("picking", isLit);
      for (const { path, link } of drawn.values()) {
        const isMeant = typeof key === "number" ? link.from === key || link.to === key
          : key === link.from + "." + link.fromMember || key === link.to + "." + link.toMember;
        path.classList.toggle("lit", isLit && isMeant);
      }
    };
    row.onmouseenter = row.onfocus = () => light(true);
    row.onmouseleave = row.onblur = () => light(false);
  }
}

function svgPaths(kind, paths) {
  const [group, ...elements] = ["g", ...paths.map(() => "path")].map((name) =>
    document.createElementNS("http://www.w3.org/2000/svg", name));
  group.setAttribute("class", kind);
  elements.forEach((element, index) => element.setAttribute("d", paths[index]));
  group.append(...elements);
  return group;
}

/** The columns, and the gaps where a line can pass each of them. */
function lanes(box, offset) {
  return [...box.querySelectorAll(".column")].map((column) => {
    const cards = [...column.children].slice(1).map((card) => card.getBoundingClientRect());
    const edges = [cards[0].top - 14, ...cards.flatMap((card) => [card.top, card.bottom]), cards.at(-1).bottom + 14];
    const gaps = cards.map((_, index) => (edges[2 * index] + edges[2 * index + 1]) / 2 + offset.y);
    gaps.push((edges.at(-2) + edges.at(-1)) / 2 + offset.y);
    return { left: cards[0].left + offset.x, right: cards[0].right + offset.x, gaps };
  });
}

/** A path to the right through the gaps of the columns in between. */
function onward(start, end, lanes) {
  let way = "";
  let at = start;
  for (const lane of lanes) {
    const { left, right, gaps } = lane;
    if (left <= start.x || right >= end.x) continue;
    const straight = at.y + (end.y - at.y) * (left - at.x) / (end.x - at.x);
    const gap = gaps.reduce((best, gap) => Math.abs(gap - straight) < Math.abs(best - straight) ? gap : best);
    // Lines in the same gap lie beside each other, as far as there is room.
    const count = lane.used?.get(gap) ?? 0;
    (lane.used ??= new Map()).set(gap, count + 1);
    const y = gap + [0, 2, -2, 4, -4][count % 5];
    way += bend(at, { x: left, y }, 1, -1) + ` H${right}`;
    at = { x: right, y };
  }
  return way + bend(at, end, 1, -1);
}

/** A curve with horizontal ends, on the sides given by the signs. */
function bend(start, end, leaves, arrives) {
  const reach = Math.max(Math.abs(end.x - start.x) / 2, 30);
  return ` C${start.x + leaves * reach},${start.y} ${end.x + arrives * reach},${end.y} ${end.x},${end.y}`;
}

// MARK: Tables

function remarks(list) {
  return list.length > 0 && [
    h("h3", {}, plural(list.length, "finding")),
    h("ul", { class: "remarks" }, list.map((remark) => h("li", { class: remark.severity },
      remark.message + " ", h("span", { class: "rule" }, remark.severity + " · " + remark.rule + " · "),
      place(remark.place)))),
  ];
}

function memberTable(holder) {
  return holder.members.length > 0 && [
    h("h3", {}, "Its state"),
    h("table", { class: "state" }, h("thead", {}, h("tr", {}, ["", "Property", "Comes from", "Goes to"].map((text) =>
      h("th", {}, text)))), h("tbody", {}, holder.members.map((member) => memberRow(holder, member, false)))),
  ];
}

function memberRow(holder, member, namesHolder) {
  const from = (into.get(holder.id) ?? []).filter((link) => link.toMember === member.name);
  const to = (outOf.get(holder.id) ?? []).filter((link) => link.fromMember === member.name);
  const model = member.model !== undefined && models.get(member.model);
  return h("tr", {},
    h("td", {}, h("span", { class: "chip" }, dots([member]), member.role)),
    h("td", {}, namesHolder && h("a", { href: viewLink(holder.id) }, holder.name + "."), h("strong", {}, member.name),
      h("div", {}, h("code", {}, member.wrapper + " ", model && !namesHolder
        ? h("a", { href: modelLink(model.id) }, member.type) : member.type), " ", place(member.place))),
    h("td", {}, ways(from, "from"), member.gap && h("span", { class: "gap" }, member.gap)),
    !namesHolder && h("td", {}, ways(to, "to")));
}

function ways(links, end) {
  const item = (link) => h("li", {},
    h("span", { class: "way " + link.kind, title: kinds[link.kind] }),
    h("a", { href: viewLink(link[end]) }, [holders.get(link[end])?.name, link[end + "Member"]].filter((name) => name)
      .join(".")), " ", h("code", {}, link.label), " ",
    link.boundaries.map((text) => h("span", { class: "chip" }, text)), " ", place(link.place));
  return links.length > 0 && fold(links.map(item), 8, (items) => h("ul", {}, items));
}

function effectTable(holder) {
  const names = (list) => list.map((name, index) => [index > 0 && ", ", h("code", {}, name)]);
  return holder.effects.length > 0 && [
    h("h3", {}, "What it changes on its own"),
    h("table", {}, h("tbody", {}, holder.effects.map((effect) => {
      const written = effect.writes.filter((name) => !effect.copies.includes(name));
      return h("tr", {}, h("td", {}, h("code", {}, effect.name), " ", place(effect.place)),
        h("td", {}, written.length > 0 && ["writes ", names(written)],
          written.length > 0 && effect.copies.length > 0 && "; ",
          effect.copies.length > 0 && ["keeps ", names(effect.copies), " in step"]));
    }))),
  ];
}

function shownTable(holder) {
  const links = (outOf.get(holder.id) ?? []).filter((link) => !link.fromMember && link.kind !== "environment");
  return links.length > 0 && [
    h("h3", {}, "What else it shows"),
    h("table", {}, h("tbody", {}, h("tr", {}, h("td", {}, ways(links, "to"))))),
  ];
}

// MARK: The page

const main = document.querySelector("main");

function show() {
  const [, kind, numbers] = /^#(view|model|part)\/([\d,]+)$/.exec(location.hash) ?? [];
  const ids = (numbers ?? "").split(",").map(Number);
  const holder = kind === "view" && holders.get(ids[0]);
  const model = kind === "model" && models.get(ids[0]);
  const part = kind === "part" && ids.filter((id) => holders.has(id));
  const parts = holder ? showView(holder) : model ? showModel(model) : part.length > 0 ? showPart(part) : showOverview();
  main.replaceChildren(...parts.flat(9).filter((part) => part));
  const name = holder || model ? (holder || model).name : part.length > 0 ? partName(part) : "";
  document.title = (name && name + " — ") + "State map of " + map.title;
  markCurrent();
}

function choose(name) {
  tab = name;
  showList();
}

function start() {
  const link = document.querySelector("header h1 a");
  link.append(h("span", {}, " of " + map.title));
  document.querySelector(".numbers").textContent = [
    plural(map.numbers.views, "view"), plural(map.numbers.models, "model"),
    plural(map.numbers.passages, "connection"), plural(map.numbers.findings, "finding"),
  ].join(" · ");
  for (const button of document.querySelectorAll(".tabs button")) {
    button.addEventListener("click", () => choose(button.dataset.tab));
  }
  search.addEventListener("input", showList);
  const editor = document.getElementById("editor");
  editor.value = stored("editor", "vscode");
  editor.addEventListener("change", () => { store("editor", editor.value); show(); });
  document.getElementById("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    store("theme", root.dataset.theme);
  });
  const theme = stored("theme", "");
  if (theme) document.documentElement.dataset.theme = theme;
  addEventListener("hashchange", () => { show(); main.scrollTop = 0; });
  addEventListener("keydown", keyPressed);
  if (map.models.length === 0 || /view|part/.test(map.focus)) tab = "views";
  if (map.focus !== undefined && !location.hash) location.replace(map.focus);
  showList();
  show();
}

function keyPressed(event) {
  const isTyping = event.target === search;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "/" && !isTyping) {
    search.focus();
    search.select();
  } else if (event.key === "Escape") {
    if (isTyping && search.value) { search.value = ""; showList(); } else { location.hash = ""; }
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const rows = [...list.querySelectorAll("a")];
    const index = rows.indexOf(document.activeElement);
    if (index < 0 && !isTyping) return;
    const next = index + (event.key === "ArrowDown" ? 1 : -1);
    (next < 0 ? search : rows[Math.min(next, rows.length - 1)])?.focus();
  } else if (event.key === "Enter" && isTyping) {
    const typed = search.value.trim().toLowerCase();
    const rows = [...list.querySelectorAll("a")];
    const isNamed = (row) => row.querySelector(".name")?.textContent.toLowerCase() === typed;
    const chosen = rows.find(isNamed) ?? rows[0];
    if (chosen) location.hash = chosen.getAttribute("href");
  } else if (!isTyping && (event.key === "+" || event.key === "-")) {
    setDepth(depth + (event.key === "+" ? 1 : -1));
  } else {
    return;
  }
  event.preventDefault();
}

start();
