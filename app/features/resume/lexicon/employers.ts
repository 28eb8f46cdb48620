import type { Entry, Line } from "~/core/resume";
import { monthsBetween } from "./dates";

const ownMaster = /\b(?:freelanc|self[- ]employed|independent|founder|owner)|自由职业|独立|创始人|个体/i;

const atHome =
  /^(?:career break|sabbatical|(?:parental|maternity|paternity|family|medical) leave|gap year|(?:full[- ]time|family) (?:carer|caregiver|parent)|homemaker)\b|^(?:全职(?:妈妈|爸爸|照顾)|育儿|职业空窗|间隔年)/i;

export function isOwnMaster({ title }: Pick<Entry, "title">): boolean {
  return title !== null && (ownMaster.test(title.text) || atHome.test(title.text));
}

/** The later of two posts at one employer begins at most so many months after the earlier ended. */
const mostMonthsApart = 2;

function follows(later: Entry, earlier: Entry): boolean {
  const [start, end] = [later.dates?.from, earlier.dates?.to];
  if (!start || !end || end === "present") return false;
  return Math.abs(monthsBetween(end, start)) <= mostMonthsApart;
}

/** Several posts at one employer name it only once; the next post has it too where no gap parts them. */
export function employerOf(entry: Entry, entries: Entry[]): Line | null {
  if (entry.organisation) return entry.organisation;
  const above = entries[entries.indexOf(entry) - 1];
  if (!entry.title || !above || ownMaster.test(entry.title.text) || !follows(above, entry)) return null;
  return employerOf(above, entries);
}
