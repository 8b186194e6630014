"""Tables in Markdown."""

import collections

from .program import general

HIDING = ("label", "value", "use")


def rows(head, lines):
    return "\n".join(
        "| " + " | ".join(map(str, line)) + " |" for line in [head, ["---"] + ["---:"] * (len(head) - 1), *lines])


def table(results):
    """Returns a table with a line for each project."""
    lines = []
    for result in results:
        kinds = collections.Counter(breach["kind"] for breach in result["breaches"] if not breach["perhaps"])
        lines.append([
            result["name"], result.get("files", "?"), sum(result.get("fixes", {}).values()), kinds["finding"],
            kinds["syntax"], sum(kinds[kind] for kind in HIDING),
            "changes files" if kinds["again"] else "crash" if kinds["crash"] else "silent"])
    numbers = [sum(line[at] for line in lines if line[at] != "?") for at in range(1, 6)]
    lines.append([f"**{len(results)} projects**", *numbers, f"{sum(line[6] == 'silent' for line in lines)} silent"])
    head = ["Project", "Swift files", "Safe fixes", "New findings", "Syntax errors", "Private and used", "Second run"]
    return "\n" + rows(head, lines)


def alone_table(title, results):
    """Returns a table with a line for each rule and title of a fix, and up to three problems for each of them."""
    tried, troubled, kept, examples = (collections.Counter(), collections.Counter(), collections.Counter(), {})
    for result in results:
        tried.update(result["tried"])
        kept.update(result["kept"])
        for trouble in result["troubles"]:
            key = f"{trouble['rule']}: {general(trouble['title'])}"
            troubled[key, trouble["kind"]] += 1
            examples.setdefault(key, []).append(
                f"{result['name']}/{trouble['place']}: {trouble['title']}: {'; '.join(trouble['news'])}")
    lines = [[key, count, troubled[key, "finding"], troubled[key, "syntax"], kept[key]]
             for key, count in sorted(tried.items())]
    lines.append(["**All**", *(sum(line[at] for line in lines) for at in range(1, 5))])
    head = [title, "Tried", "Leave new findings", "Leave syntax errors", "Leave their own finding"]
    places = [line for key, found in sorted(examples.items())
              for line in [f"- {key}", *(f"  - {place}" for place in found[:3])]]
    return "\n" + rows(head, lines) + "\n\n" + "\n".join(places)
