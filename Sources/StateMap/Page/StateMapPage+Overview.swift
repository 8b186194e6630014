extension StateMapPage {
  /// The list at the left and what is seen first.
  static let overviewScript = #"""
    // MARK: The list at the left

    const list = document.getElementById("list");
    const search = document.getElementById("search");
    let tab = "models";

    function showList() {
      const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
      const matches = (...texts) => words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
      const found = {
        models: map.models.filter((model) => matches(model.name, model.kind, model.module)),
        views: map.holders.filter((holder) =>
          matches(holder.name, holder.module, map.files[holder.place.file] ?? "")
          || words.length > 0 && holder.members.some((member) => matches(member.name, member.type, member.wrapper))),
        findings: findings.filter(({ owner, remark }) => matches(owner.name, remark.rule, remark.message)),
      };
      for (const button of document.querySelectorAll(".tabs button")) {
        const name = button.dataset.tab;
        button.setAttribute("aria-selected", String(name === tab));
        button.textContent = button.dataset.title + " " + found[name].length;
      }
      const rowsOf = { models: modelRows, views: viewRows, findings: findingRows };
      // Who looks for a name does not say of what: the other lists follow the chosen one.
      const others = words.length > 0 ? Object.keys(found).filter((name) => name !== tab && found[name].length > 0) : [];
      const rows = [...rowsOf[tab](found[tab]), ...others.flatMap((name) => [
        h("h3", { class: "other" }, name[0].toUpperCase() + name.slice(1)), ...rowsOf[name](found[name]),
      ])];
      list.replaceChildren(...(rows.length > 0 ? rows : [h("p", {}, "Nothing of that name.")]));
      markCurrent();
    }

    function modelRows(found) {
      return [...found].sort((a, b) => b.receivers.length - a.receivers.length || a.name.localeCompare(b.name))
        .map((model) => h("a", { href: modelLink(model.id), title: model.kind },
          h("span", { class: "name" }, model.name), badge(model.remarks),
          h("span", { class: "count", title: "owners → receivers" },
            model.owners.length + " → " + model.receivers.length)));
    }

    function viewRows(found) {
      const groups = new Map();
      for (const holder of found) push(groups, group(holder), holder);
      return [...groups].flatMap(([name, members]) => [
        h("h3", { title: name }, name),
        ...members.map((holder) => h("a", { href: viewLink(holder.id) },
          h("span", { class: "name" }, holder.name), badge(holder.remarks),
          h("span", { class: "count" }, holder.members.length || ""))),
      ]);
    }

    function findingRows(found) {
      const rules = new Map();
      for (const finding of found) push(rules, finding.remark.rule, finding);
      return [...rules].sort((a, b) => b[1].length - a[1].length).flatMap(([rule, members]) => [
        h("h3", {}, rule + " · " + members.length),
        ...members.map(({ owner, remark, isModel }) =>
          h("a", { class: "finding", href: isModel ? modelLink(owner.id) : viewLink(owner.id) },
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
      const travelling = map.models.filter((model) => model.receivers.length > 0 || model.owners.length > 1)
        .sort((a, b) => b.receivers.length - a.receivers.length || b.owners.length - a.owners.length);
      const parts = [];
      const rules = new Map();
      for (const { remark } of findings) push(rules, remark.rule, remark);
      if (rules.size > 0) {
        parts.push(h("div", { class: "rules" },
          [...rules].sort((a, b) => levels.indexOf(worst(a[1])) - levels.indexOf(worst(b[1])) || b[1].length - a[1].length)
            .map(([rule, remarks]) => h("button", { class: "tool", onclick: () => {
              search.value = rule;
              choose("findings");
            } }, badge(remarks), " " + rule))));
      }
      if (travelling.length > 0) {
        parts.push(
          h("h3", {}, "Models that travel ", h("small", {}, "who owns them, and by which ways they reach their readers")),
          fold(travelling.map(modelCard), 12, (cards) => h("div", { class: "models" }, cards)));
      }
      parts.push(
        h("h3", {}, "Views by folder ", h("small", {}, "one square each; point at one to see its name")),
        h("p", { class: "key" },
          roleKey("owns", "mostly owns"), roleKey("receives", "mostly receives"), roleKey("reads", "mostly reads"),
          roleKey("shares", "shared or stored"), roleKey("shows", "no state"),
          h("span", {}, "deeper: more state · ring: findings")),
        h("div", { class: "folders" }, folderBoxes()));
      const gaps = map.holders.flatMap((holder) =>
        holder.members.filter((member) => member.gap).map((member) => ({ holder, member })));
      if (gaps.length > 0) {
        parts.push(
          h("h3", {}, "What could not be followed ", h("small", {}, plural(gaps.length, "property")
            .replace("propertys", "properties"))),
          fold(gaps.map(({ holder, member }) => h("tr", {},
            h("td", {}, h("a", { href: viewLink(holder.id) }, holder.name + "." + member.name)),
            h("td", {}, h("code", {}, member.wrapper + " " + member.type)), h("td", {}, member.gap),
            h("td", {}, place(member.place)))), 8, (rows) => h("table", {}, h("tbody", {}, rows))));
      }
      return parts;
    }

    /** The first elements and a button for the others. */
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

    function roleKey(role, text) { return h("span", {}, h("span", { class: "dot " + role }), text); }

    function modelCard(model) {
      const ways = Object.keys(kinds).map((kind) => [kind, model.links.filter((link) => link.kind === kind).length])
        .filter(([, count]) => count > 0);
      const owners = model.owners.map(({ holder, member }) => holder.name + "." + member.name);
      const remarks = [...model.remarks, ...(holding.get(model.id) ?? []).flatMap(({ holder, member }) =>
        holder.remarks.filter((remark) => remark.member === member.name))];
      return h("a", { class: "model", href: modelLink(model.id) },
        h("div", { class: "head" }, h("strong", {}, model.name), badge(remarks), h("span", { class: "chip" }, model.kind)),
        h("div", { class: "from", title: owners.join(", ") },
          owners.length === 0 ? "no owner seen" : owners.length === 1
            ? "owned by " + owners[0] : plural(owners.length, "owner") + ": " + owners.join(", ")),
        h("div", { class: "bar" },
          ways.map(([kind, count]) => h("span", { class: kind, style: "background: var(--kind); flex: " + count }))),
        h("div", { class: "ways" },
          h("span", {}, plural(model.receivers.length, "receiver")),
          ways.map(([kind, count]) => h("span", {}, h("span", { class: "dot " + kind }), kinds[kind] + " " + count))));
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
              title: holder.name + "\n" + plural(holder.members.length, "state property").replace("propertys", "properties")
                + (level ? ", " + plural(holder.remarks.length, "finding") : ""),
            });
          }))));
    }

    function mainRole(holder) {
      const counts = { owns: 0, receives: 0, reads: 0, shares: 0 };
      for (const member of holder.members) counts[member.role === "stores" ? "shares" : member.role] += 1;
      const [role, count] = Object.entries(counts).sort((a, b) => b[1] - a[1])[0];
      return count > 0 ? role : "shows";
    }
    """#
}
