import { JOB_DESCRIPTION_MAX } from "../limits";

/** A page with fewer characters says nothing of a job: it is a wall, an error or a page that scripts fill. */
const SHORTEST_ADVERT = 200;

type AdvertText = { text: string; cut: boolean };

/** Plain lines, list marks kept; cut after the last whole line that fits the field. Null where it is too short to be an advert. */
export function advertText(markdown: string): AdvertText | null {
  const text = plainLines(markdown);
  if (text.length < SHORTEST_ADVERT) return null;
  if (text.length <= JOB_DESCRIPTION_MAX) return { text, cut: false };
  const beginning = text.slice(0, JOB_DESCRIPTION_MAX);
  const end = beginning.lastIndexOf("\n");
  const whole = end > JOB_DESCRIPTION_MAX / 2 ? beginning.slice(0, end) : beginning;
  return { text: whole.toWellFormed().trimEnd(), cut: true };
}

function plainLines(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{1,2000}\)/g, "$1")
    .replace(/^\s{0,12}(?:#{1,6} |> ?|\*\*\*$|\|[-: |]{3,}$)/gm, "")
    .replace(/<(https?:\/\/[^<>\s]{1,2000})>/g, "$1")
    .replace(/(?<!\\)(?:\*{1,3}|~~|`{1,3})/g, "")
    .replace(/\\([^\w\s]|\d)/g, "$1")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export const ADDRESS_MAX = 2000;

/** The web address that is all there is in the field for the job, or null: an advert often holds addresses among its words. */
export function addressIn(text: string): string | null {
  const address = text.trim();
  if (address.length > ADDRESS_MAX || !/^https?:\/\/\S+$/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
