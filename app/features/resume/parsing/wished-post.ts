import type { Contact } from "~/core/resume";
import { bareLabel, isWish, splitHeadline } from "../lexicon/contact-labels";
import { isPlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import { anyOf } from "../lexicon/word-list";
import workTerms from "../lexicon/words/work-terms.zh.json" with { type: "json" };
import { emptyDraft, takeLabels, withBareLabels } from "./contact-fields";
import { mendedLines } from "./contact-lines";
import { piecesOf } from "./contact-pieces";
import type { Part } from "./labelled-parts";

/** "职位：护士长" says what is wished for where it stands under a heading that does. */
const shortLabel = /^(?:职位|岗位|职务|职业|工种|職位|崗位|職務|職稱)(?:名称|名稱|类别|類別)?：(?<post>.+)$/u;

/** What a wish names besides its post: how, when and for what. */
const terms = new RegExp(
  String.raw`^(?:${anyOf(workTerms.words)})|到[岗崗]|薪|[\d.]\s?[kK万元千]|^\d|行业$|行業$`,
  "u",
);

const longestPost = 30;

const mostLines = 8;

/** "销售总监 | 25-35K | 成都" without its terms, and "设备主管 / 电气工程师，无锡、苏州地区" without its places. */
function postOf(text: string): string | null {
  const [first = ""] = text.split(/(?:(?<!\s)\s+)?[|｜，,；;。\t]\s*|(?<!\s)\s+·\s+/);
  const post = first.trim();
  const isTerm = terms.test(post) || isPlace(post) || /[:：]/.test(post);
  return post.length > 1 && post.length <= longestPost && !isTerm ? post : null;
}

/** The post that a section tells by a label of its own, or right below a heading that is such a label: "期望职位". */
function wishedPost({ heading, lines }: Part): string | null {
  const draft = emptyDraft();
  takeLabels(draft, withBareLabels(mendedLines(lines.slice(0, mostLines)).flatMap(piecesOf)));
  const short = draft.other.map((text) => shortLabel.exec(text)?.groups?.post).find((post) => post);
  const said = draft.headline ?? short;
  if (said) return postOf(said);
  const [first] = lines;
  const post = first ? postOf(first.text) : null;
  if (post === null || !/\p{Script=Han}/u.test(post)) return null;
  const asked = heading !== null && bareLabel(heading.text) === "headline" && lines.length < 4;
  return roleOf(post) === "title" || (asked && post.length <= 12) ? post : null;
}

/** Contact with the post that is wished for, as a section of its own tells it, else with the one that is held. */
export function withWishedPost(contact: Contact, parts: Part[]): Contact {
  if (contact.headline !== null) return contact;
  const objective = parts.find((part) => part.kind === "objective" && part.lines.length > 0);
  const wished = objective ? wishedPost(objective) : null;
  if (wished) return { ...contact, headline: { id: "c.headline", text: wished, quoted: true } };
  // What somebody is, which forms of offices ask for and no other line tells.
  const held = contact.other.find(({ text }) => splitHeadline(text).label && !isWish(text));
  if (!held) return contact;
  const other = contact.other.filter((line) => line !== held);
  return { ...contact, headline: { id: "c.headline", ...splitHeadline(held.text) }, other };
}
