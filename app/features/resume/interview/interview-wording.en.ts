import { postOf } from "../letter/post-name";
import type { Fact } from "./interview-facts";
import type { Role } from "./interview-roles";

export function quote(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}

/** Ends a sentence, once: "Acme Inc." has its full stop already. */
export function stop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function nameOf({ title, organisation, dates }: Role): string {
  const name = [title, organisation].filter((part) => part !== null).join(" at ");
  return dates ? `${name} (${dates})` : name;
}

/** Somebody who works for themselves has no employer to be "at". */
function employerOf(role: Role | null): string | null {
  const name = role?.organisation ?? null;
  return name === null || /^(?:self[- ]employed|freelance|various|independent)/i.test(name) ? null : name;
}

export function placeOf(role: Role | null): string {
  return employerOf(role) ?? role?.title ?? "your last position";
}

export function during(role: Role | null): string {
  const employer = employerOf(role);
  if (employer) return `at ${employer}`;
  return role?.kind === "projects" && role.title ? `on ${role.title}` : "in your work";
}

/** Where it was, in one clause after the answer; a sheet takes them in turn. `was` and `worked` are in the tense of the post. */
const contexts: ((post: string, place: string, was: string, worked: string) => string)[] = [
  (post, place, was) => `I ${was} ${post} at ${place}.`,
  (post, place, was) => `The example is from ${place}, where I ${was} ${post}.`,
  (post, place, _, worked) => `I ${worked} at ${place} as ${post}.`,
  (post, place) => `It comes from my work as ${post} at ${place}.`,
  (post, place, was) => `I ${was} with ${place}, as ${post}.`,
  (post, place, _, worked) => `This is from ${place}, where I ${worked} as ${post}.`,
  (post, place, was) => `At ${place}, I ${was} ${post}.`,
  (post, place, _, worked) => `I ${worked} for ${place} as ${post}.`,
];

export function contextOf(role: Role | null, turn: number): string {
  if (!role) return "";
  const isNow = role.to === "present";
  const [post, employer] = [postOf(role.title), employerOf(role)];
  const be = isNow ? "is" : "was";
  if (role.kind === "projects") return role.title ? stop(`I did this for the project ${role.title}`) : "";
  if (role.kind === "education") return employer ? stop(`That ${be} during my studies at ${employer}`) : "";
  if (post && employer)
    return stop(
      contexts[turn % contexts.length]?.(
        post,
        employer.replace(/\.$/, ""),
        isNow ? "am" : "was",
        isNow ? "work" : "worked",
      ) ?? "",
    );
  if (employer)
    return stop(turn % 2 === 0 ? `That ${be} at ${employer}` : `It ${be} part of my work at ${employer}`);
  return post ? (isNow ? `I am ${post}.` : `I was ${post} at the time.`) : "";
}

/** The deed in the first person, and then where it was; nobody reads a line that does not turn aloud. */
export function told({ said, role, turn }: Fact): string {
  if (said === null) return "Opening: say in one sentence what you did yourself, and for whom.";
  return `Answer: ${[stop(said), contextOf(role, turn)].filter((part) => part !== "").join(" ")}`;
}

/** One or two statements in which a term stands, the second without its place. */
export function examples(facts: Fact[]): string[] {
  const [first = facts[0], next] = facts.filter(({ said }) => said !== null);
  return [...(first ? [told(first)] : []), ...(next?.said ? [`Another example: ${stop(next.said)}`] : [])];
}

export function toAdd({ tellsResult }: Fact, ready: string): string {
  return `To add: ${tellsResult ? "" : "what came of it, as far as you can show it; "}${ready}`;
}

/** "I was a Clerk at Acme (2019 – 2021)": a post that is over. */
export function heldPost(role: Role): string {
  const post = postOf(role.title);
  const when = role.dates ? ` (${role.dates})` : "";
  return `Answer: ${stop(post ? `I was ${post} at ${placeOf(role)}${when}` : `I worked at ${placeOf(role)}${when}`)}`;
}
