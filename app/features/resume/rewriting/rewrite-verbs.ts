import type { ProposedEdit, ReplaceEdit, Resume } from "~/core/resume";
import { namesSoftware } from "../lexicon/phrases.en";
import { capitalised } from "../lexicon/term-casing";
import { limits } from "../scoring/rubric";
import type { Statement } from "../scoring/subject";
import { applyEdits } from "./edits";

/** Verbs of exactly the same strength. `software` marks those that are one only where something is programmed. */
const synonyms: Record<string, { to: string[]; software?: true }> = {
  built: { to: ["developed", "created", "implemented"], software: true },
  developed: { to: ["built", "created", "implemented"], software: true },
  created: { to: ["built", "developed", "implemented"], software: true },
  implemented: { to: ["built", "developed", "created"], software: true },
  provisioned: { to: ["set up"] },
  improved: { to: ["enhanced"] },
  enhanced: { to: ["improved"] },
  reduced: { to: ["cut", "lowered"] },
  increased: { to: ["raised"] },
  collected: { to: ["gathered"] },
  resolved: { to: ["fixed"] },
};

type Judge = (line: string, after: string) => boolean;

function leadOf({ line, verb }: Statement): string | null {
  const first = /^\p{L}+/u.exec(line.text)?.[0].toLowerCase() ?? "";
  return first === verb ? first : null;
}

function withVerb(
  { line }: Statement,
  to: string,
  from: string,
  edits: ProposedEdit[],
  resume: Resume,
): { edit: ReplaceEdit; old: ProposedEdit | undefined } | null {
  const [id = "", part] = line.id.split("~");
  const old = edits.find((edit) => edit.kind === "replace" && edit.line === id);
  const original = originalOf(resume, id);
  if (original === null) return null;
  const parts = (old?.kind === "replace" ? old.replacement : original).split("\n");
  const at = part === undefined ? 0 : Number(part) - 1;
  const text = parts[at];
  if (text === undefined || text !== line.text) return null;
  parts[at] = capitalised(to) + text.slice(from.length);
  const reasons = [
    ...(old?.reasons ?? []),
    { rule: "variety", values: { from: capitalised(from), to: capitalised(to) } },
  ];
  const edit: ReplaceEdit = { kind: "replace", line: id, original, replacement: parts.join("\n"), reasons };
  return { edit, old };
}

function originalOf({ sections }: Resume, id: string): string | null {
  const lines = sections.flatMap((section) => [section, ...section.entries].flatMap((owner) => owner.lines));
  return lines.find((line) => line.id === id)?.text ?? null;
}

/** Replaces repeated opening verbs by others of the same strength, from the last statement on. */
export function varyVerbs(
  resume: Resume,
  edits: ProposedEdit[],
  passes: Judge,
  read: (resume: Resume) => Statement[],
): ProposedEdit[] {
  const statements = read(applyEdits(resume, edits));
  const most = Math.max(limits.repeatedVerbs.uses - 1, Math.floor(statements.length / 8));
  const counts = new Map<string, number>();
  for (const { verb } of statements) if (verb) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  const uses = (verb: string) => counts.get(verb.split(" ")[0] ?? "") ?? 0;
  let result = edits;
  for (const statement of statements.toReversed()) {
    const from = leadOf(statement);
    const known = from === null ? undefined : synonyms[from];
    if (!from || !known || uses(from) <= most) continue;
    if (known.software && !namesSoftware.test(statement.line.text)) continue;
    const joined = /^\p{L}+(?:,| and| &) /u.test(statement.line.text);
    for (const to of joined ? [] : known.to) {
      if (uses(to) >= most) continue;
      const made = withVerb(statement, to, from, result, resume);
      if (!made || !passes(made.edit.line, made.edit.replacement)) continue;
      result = made.old
        ? result.map((edit) => (edit === made.old ? made.edit : edit))
        : [...result, made.edit];
      counts.set(from, uses(from) - 1);
      counts.set(to.split(" ")[0] ?? "", uses(to) + 1);
      break;
    }
  }
  return result;
}
