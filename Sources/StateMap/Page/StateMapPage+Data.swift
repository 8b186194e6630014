extension StateMapPage {
  /// What the map says, and how the page makes elements. It runs first.
  static let dataScript = #"""
    "use strict";
    const map = JSON.parse(document.getElementById("map").textContent);
    const kinds = {
      argument: "argument", binding: "binding", environment: "environment", firstValue: "first value", shows: "shows",
    };
    const levels = ["error", "warning", "info", "hint"];

    // MARK: What the map says

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
      model.links = [...new Set(held.flatMap(({ holder, member }) => [
        ...(outOf.get(holder.id) ?? []).filter((link) => link.fromMember === member.name),
        ...(into.get(holder.id) ?? []).filter((link) => link.toMember === member.name),
      ]))];
      model.owners = held.filter(({ member }) => ["owns", "shares", "stores"].includes(member.role));
      model.receivers = held.filter(({ member }) => !["owns", "shares", "stores"].includes(member.role));
    }
    const findings = [...map.holders, ...map.models].flatMap((owner) =>
      owner.remarks.map((remark) => ({ owner, remark, isModel: models.get(owner.id) === owner })));

    function push(groups, key, value) {
      const group = groups.get(key);
      if (group) group.push(value); else groups.set(key, [value]);
    }

    function folder(place) {
      const path = map.files[place.file] ?? "";
      const end = path.lastIndexOf("/");
      return end < 0 ? "" : path.slice(0, end);
    }

    /** Without the folders that all files share. */
    function shortPath(place) { return (map.files[place.file] ?? "").slice(shared.length); }

    const shared = (() => {
      let common = folder({ file: 0 }) + "/";
      for (const path of map.files) {
        while (common && !path.startsWith(common)) common = common.slice(0, common.lastIndexOf("/", common.length - 2) + 1);
      }
      return common === "/" ? "" : common;
    })();

    function group(owner) { return owner.module ? owner.module + " — " + shortFolder(owner) : shortFolder(owner); }

    function shortFolder(owner) {
      const parts = folder(owner.place).split("/").filter((part) => part);
      return parts.slice(-2).join("/") || "(top)";
    }

    function worst(remarks) {
      return levels.find((level) => remarks.some((remark) => remark.severity === level));
    }

    // MARK: Elements

    /** An element. Texts are only ever set as text, so that no name of the code can become markup. */
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

    function plural(count, noun) { return count + " " + noun + (count === 1 ? "" : "s"); }

    function place(spot, text) {
      const path = map.files[spot.file] ?? "";
      const name = path.slice(path.lastIndexOf("/") + 1);
      const label = text ?? name + ":" + spot.line;
      return h("a", { class: "place", href: address(path, spot.line), title: path + ":" + spot.line }, label);
    }

    /** Where the chosen editor opens a place. */
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
      return level && h("span", { class: "badge " + level, title: plural(remarks.length, "finding") }, remarks.length);
    }

    const viewLink = (id) => "#view/" + id;
    const modelLink = (id) => "#model/" + id;
    """#
}
