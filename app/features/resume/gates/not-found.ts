import type { Line, ReplaceEdit, Resume, Section } from "~/core/resume";

type Role = "heading" | "name" | "dates" | "prose";

/** A line with its place. `peers` are the lines beside it: only there may a repeated one find its like. */
export type Target = { line: Line; role: Role; section: Section; peers: Line[] };

export function targetsOf(resume: Resume): Map<string, Target> {
  const targets = new Map<string, Target>();
  const add = (line: Line | null, role: Role, section: Section, peers: Line[] = []) => {
    if (line) targets.set(line.id, { line, role, section, peers });
  };
  for (const section of resume.sections) {
    add(section.heading, "heading", section);
    for (const line of section.lines) add(line, "prose", section, section.lines);
    for (const entry of section.entries) {
      for (const line of [entry.organisation, entry.title, entry.place]) add(line, "name", section);
      add(entry.dates, "dates", section);
      for (const line of entry.lines) add(line, "prose", section, entry.lines);
    }
  }
  return targets;
}

export function targetOf(targets: Map<string, Target>, { line, original }: ReplaceEdit): Target | null {
  const target = targets.get(line);
  const once = original !== "" && target?.line.text.split(original).length === 2;
  return target && once ? target : null;
}
