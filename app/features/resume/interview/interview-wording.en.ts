import { readingsOf } from "../lexicon/verbs.en";
import { english } from "../scoring/rubric.en";
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

export function placeOf(role: Role | null): string {
  return role?.organisation ?? role?.title ?? "your last position";
}

export function during(role: Role | null): string {
  if (role?.organisation) return `at ${role.organisation}`;
  return role?.title ? `on ${role.title}` : "there";
}

/** "My time as Clerk at Acme (2019 – 2021)": what a first sentence points at. */
export function timeAt(role: Role, whose: "my" | "your" = "my"): string {
  const { kind, title, to } = role;
  if (kind === "projects") return `the project ${nameOf(role)}`;
  if (kind === "education") return `${whose} studies: ${nameOf(role)}`;
  const time = to === "present" && kind === "experience" ? "current position" : "time";
  return title ? `${whose} ${time} as ${nameOf(role)}` : `${whose} ${time} at ${nameOf(role)}`;
}

export function workAs(role: Role): string {
  if (role.kind === "projects") return `the project ${nameOf(role)}`;
  return role.title ? `your work as ${nameOf(role)}` : `your work at ${nameOf(role)}`;
}

export function opening(role: Role | null): string {
  if (!role) return "Opening: say in one sentence where and when this was.";
  return `Opening: ${stop(`This is from ${timeAt(role)}`)}`;
}

/** Words in -ed that tell what was done to the writer. */
const received =
  /^(?:awarded|recogni[sz]ed|promoted|nominated|selected|chosen|elected|named|ranked|appointed|invited|assigned|tasked|exposed|involved|accepted|admitted|honou?red|sponsored|granted|inducted)$/i;

/** The deed as a sentence: "I redesigned …" where the words open with a past verb, else in quotation marks. */
export function deed(action: string): string {
  if (/^I [a-z]/.test(action) && !/[“”"]/.test(action)) return stop(action);
  const [first = ""] = action.split(/[\s,]/);
  const past =
    english.leadVerb(action) === first.toLowerCase() &&
    (/ed$/.test(first) || readingsOf(first.toLowerCase()).some(({ form }) => form === "past"));
  const plain = past && /^[A-Z][a-z]+$/.test(first) && !received.test(first);
  if (!plain || /[“”"]|[.!?;:] \S|\b(?:I|my)\b/.test(action)) return stop(quote(action));
  return stop(`I ${action.charAt(0).toLowerCase()}${action.slice(1)}`);
}

/** Deed and result, each in the resume's own words. */
export function told({ text, action, result, tellsResult }: Fact): string[] {
  if (result) return [`The work: ${deed(action)}`, `Result: ${stop(quote(result))}`];
  return [`${tellsResult ? "The work and its result" : "The work"}: ${deed(text)}`];
}

export function toAdd({ result, tellsResult }: Fact, ready: string): string {
  const missing = result || tellsResult ? "" : "what came of it, as far as you can show it; ";
  return `To add: ${missing}${ready}`;
}
