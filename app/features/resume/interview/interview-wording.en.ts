import { postOf, withArticle } from "../letter/post-name";
import type { Fact } from "./interview-facts";
import type { Role } from "./interview-roles";

/** Ends a sentence, once: "Acme Inc." has its full stop already. */
export function withStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function quoted(title: string): string {
  return `“${title.replace(/[“”]/g, '"')}”`;
}

export function nameOf(role: Role): string {
  const { kind, title, dates } = role;
  const employer = employerOf(role);
  const name = [kind === "education" && employer ? "your studies" : title, employer]
    .filter((part) => part !== null)
    .join(" at ");
  return dates ? `${name} (${dates})` : name;
}

/** Somebody who works for themselves has no employer to be "at". */
function employerOf(role: Role | null): string | null {
  const name = role?.organisation ?? null;
  return name === null || /^(?:self[- ]employed|freelance|various|independent)/i.test(name)
    ? null
    : withArticle(name);
}

export function placeOf(role: Role | null): string {
  return employerOf(role) ?? role?.title ?? "your last position";
}

export function workOf(role: Role | null): string {
  const employer = employerOf(role);
  if (role?.kind === "education") return employer ? `your studies at ${employer}` : "your studies";
  if (employer) return `your work at ${employer}`;
  return role?.kind === "projects" && role.title ? `the project ${quoted(role.title)}` : "your own work";
}

const contexts: Record<"now" | "before", ((post: string, place: string) => string)[]> = {
  now: [
    (post, place) => `I am ${post} at ${place}`,
    (post, place) => `I work at ${place} as ${post}`,
    (post, place) => `This comes from my work as ${post} at ${place}`,
  ],
  before: [
    (post, place) => `That was at ${place}, where I was ${post}`,
    (post, place) => `I was ${post} at ${place} at the time`,
    (post, place) => `This comes from my work as ${post} at ${place}`,
  ],
};

export function contextOf(role: Role | null, turn: number): string {
  if (!role) return "";
  const isNow = role.to === "present";
  const [post, employer] = [postOf(role.title), employerOf(role)?.replace(/\.$/, "")];
  if (role.kind === "projects")
    return role.title ? withStop(`I did this for the project ${quoted(role.title)}`) : "";
  if (role.kind === "education")
    return employer ? withStop(`That ${isNow ? "is part of" : "was during"} my studies at ${employer}`) : "";
  if (post && employer) return withStop(contexts[isNow ? "now" : "before"][turn % 3]?.(post, employer) ?? "");
  if (employer) return withStop(`That ${isNow ? "is" : "was"} at ${employer}`);
  return post ? (isNow ? `I am ${post}.` : `I was ${post} at the time.`) : "";
}

export function told({ said, role, turn }: Fact): string {
  return `Answer: ${[withStop(said), contextOf(role, turn)].filter((part) => part !== "").join(" ")}`;
}

export function toAdd({ tellsResult }: Fact, ready: string): string {
  return `To add: ${tellsResult ? "" : "what came of it, as far as you can show it; "}${ready}`;
}

export function heldPost(role: Role): string {
  const post = postOf(role.title);
  return `${placeOf(role)}${post ? `, where you were ${post}` : ""}${role.dates ? ` (${role.dates})` : ""}`;
}
