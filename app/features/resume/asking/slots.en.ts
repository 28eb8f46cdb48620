import { readingsOf } from "../lexicon/verbs.en";
import type { Slot } from "./sentence";

/** Counted in the plural. "Models", "processes", "services" are left out: a number before them would mean something else. */
export const things = new Set(
  `customers clients patients students pupils children residents guests visitors members participants volunteers interns
employees engineers developers designers analysts nurses drivers colleagues candidates applicants trainees technicians operators teachers
families subscribers donors attendees delegates suppliers vendors contractors partners companies schools hospitals stores shops branches
warehouses restaurants hotels countries cities reports articles essays papers posts newsletters videos campaigns events workshops meetings
conferences seminars webinars sessions lessons classes courses lectures tours interviews surveys experiments tests bugs defects tickets
calls emails enquiries inquiries requests orders invoices contracts claims cases audits inspections projects proposals
presentations pages endpoints dashboards scripts servers apps websites prototypes posters brochures logos illustrations
deliveries shipments vehicles trucks machines parts samples recipes rooms accounts transactions payments records files drawings
manuals guides complaints incidents appointments bookings reservations returns statements reconciliations surgeries
hires exhibitions performances concerts films episodes podcasts translations books manuscripts prescriptions repairs installations apprentices agents visits sightings policies letters`.split(
    /\s+/,
  ),
);
const modifier = String.raw`(?:(?:individual|personal|corporate|private|commercial|residential|domestic|local|national|internal|external|junior|written|oral|inbound) and )?(?:\p{L}[\p{L}/+#'’-]{1,20} ){0,2}?`;
const noun = String.raw`\p{L}[\p{L}-]{2,20}`;
/** What may follow the things: no further noun, and no list that the number would seem to count as a whole. */
const behind = String.raw`(?=$|[.;:)]|,(?! (?:\p{L}+ ){1,3}(?:and|or) |(?: \p{L}+,))| (?:for|in|on|at|to|with|from|by|across|per|using|through|via|that|which|who|within|over|under|while|between|among|into|about|during|after|before|including|every|each)\b)`;
const vague = new RegExp(
  String.raw`(?<!\b(?:and|or) )\b(?:several|multiple|various|many|numerous|a number of|a variety of|a few|dozens of|hundreds of|thousands of|countless) ((?:\p{L}[\p{L}-]{1,20} ){0,2}\p{L}[\p{L}-]{1,20}s)${behind}`,
  "iu",
);
const object = new RegExp(
  String.raw`^(?:\p{L}+ly )?(\p{L}[\p{L}-]{1,19}(?: and \p{Ll}[\p{L}-]{1,19}(?:ed|t))?) (${modifier}${noun})${behind}`,
  "iu",
);
const plainAdjective =
  "(?:(?:new|junior|senior|international|private|corporate|local|regional|external|small|foreign|elderly|young|adult|paying|returning|business) )?";
const beside = new RegExp(
  String.raw`^(?:car(?:ed|e|ing)|provid(?:ed|e)|offer(?:ed)?|gave|deliver(?:ed)?) (?:[\p{L}-]{2,20} ){0,4}(?:for|to|across) (${plainAdjective}${noun})${behind}`,
  "iu",
);
/** Of these one says how much and not how many. */
const mass =
  /(?:ss|us|is|ics)$|^(?:sales|operations|communications|relations|resources|logistics|costs|expenses|savings|needs|requirements|standards|skills|relationships|goals|efforts|finances|proceeds|news|series|times|days|hours|earnings|revenues|funds|supplies|aspects|areas|stakeholders|ways|levels|factors|tasks|duties|issues|changes|improvements|activities)$/i;
/** Of these deeds one tells how many there were. */
const countable =
  /^(?:train|coach|mentor|tutor|onboard|teach|taught|took|take|conduct|prepar|handl|log|supervis|interview|recruit|hir|wr[io]t|publish|translat|answer|resolv|clos|process|book|review|audit|inspect|assess|serv|repair|install|design|develop|print|nurs|treat|advis|deliver|issu)/i;
const notNoun =
  /\b(?:the|a|an|all|its|their|his|her|our|my|this|these|those|each|every|both|no|other|and|or|for|with|in|of|to|on|as|up|out|down|off|over|about|back|through|not|also|own|more|how|what|when|where|why|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const recurring =
  /^(?:answer|took|take|log|handl|process|prepar|serv|treat|teach|taught|check|review|deliver|inspect|respond|resolv|wr[io]t|publish|host|conduct|clean|pack|ship|sort|greet|admit|interview|produc|design|creat)/i;
/** "A weekly report" has said how often: how many there were in all is another matter. */
export const regularEnglish =
  /\b(?:daily|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|(?:each|every|a|per) (?:day|week|month|quarter|year|shift|morning|evening|night))\b/i;

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1).toLowerCase();
}

function isVerb(words: string): boolean {
  const first = words.split(" ", 1).join("").toLowerCase();
  return readingsOf(first).some(({ form }) => form !== "noun");
}

/** A number right before things; `from` is where the vague words begin that it replaces. */
function before(text: string, from: number, at: number, thing: string, canRecur: boolean): Slot {
  const end = at + thing.length;
  // "Review cases and present them at monthly meetings" tells how often of the meetings.
  const own = text.slice(0, end) + (text.slice(end).split(" and ")[0] ?? "");
  const recurs = canRecur && !regularEnglish.test(own);
  const forms = readingsOf((/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase()).map(({ form }) => form);
  return {
    thing,
    canRecur: recurs,
    isOngoing: recurs && (forms.includes("base") || forms.includes("third")) && !forms.includes("past"),
    put: (number, per) => `${text.slice(0, from)}${number} ${text.slice(at, end)}${per}${text.slice(end)}`,
  };
}

export function slotInEnglish(text: string): Slot | null {
  const told = vague.exec(text);
  if (
    told?.[1] &&
    /^\p{L}+(?: and \p{L}+)? $/u.test(text.slice(0, told.index)) &&
    !mass.test(lastWord(told[1]))
  )
    return before(text, told.index, told.index + told[0].length - told[1].length, told[1], false);
  const [whole = "", verb = "", thing = ""] = object.exec(text) ?? [];
  const isObject = things.has(lastWord(thing)) && countable.test(verb) && isVerb(verb);
  if (isObject && !notNoun.test(thing.replace(/^\p{L}+ and (?=\p{L}+ )/u, "")) && !regularEnglish.test(thing))
    return before(
      text,
      whole.length - thing.length,
      whole.length - thing.length,
      thing,
      recurring.test(verb),
    );
  const near = beside.exec(text);
  const kind = near?.[1] ?? "";
  if (!near || !things.has(lastWord(kind)) || notNoun.test(kind)) return null;
  const at = near.index + near[0].length - kind.length;
  return before(text, at, at, kind, false);
}
