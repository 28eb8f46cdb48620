import { recordOf } from "~/core/parse-unknown";
import { sectionKinds } from "~/core/resume";
import { contactFields, entryFields } from "./mends";
import type { OwnerChange } from "./owner-changes";

const texts: Record<OwnerChange["kind"], string[]> = {
  write: ["line", "text"],
  fillContact: ["field", "text"],
  fillEntry: ["entry", "field", "text"],
  addLine: ["id", "owner", "text"],
  addEntry: ["id", "section", "title"],
  addSection: ["id", "section", "heading"],
  remove: ["id"],
  move: ["id"],
};

export function isOwnerChange(value: unknown): value is OwnerChange {
  const fields = recordOf(value);
  const kind = Object.entries(texts).find(([name]) => name === fields.kind);
  if (!kind?.[1].every((name) => typeof fields[name] === "string")) return false;
  const among = (names: readonly string[], name: unknown) => names.some((known) => known === name);
  switch (fields.kind) {
    case "fillContact":
      return among(contactFields, fields.field);
    case "fillEntry":
      return among(entryFields, fields.field);
    case "addLine":
      return (
        (fields.after === null || typeof fields.after === "string") && typeof fields.bullet === "boolean"
      );
    case "addEntry":
      return fields.before === undefined || typeof fields.before === "string";
    case "addSection":
      return among(sectionKinds, fields.section);
    case "move":
      return fields.by === 1 || fields.by === -1;
    default:
      return true;
  }
}
