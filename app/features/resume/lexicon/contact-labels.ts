import { hanLabelWords, heldPostWords, type ListedKind, latinLabelWords } from "./contact-label-words";
import { mayBeName } from "./names";
import { isAddress, isPlace } from "./places";

/** What the words before a colon announce; `unlisted` where no list knows them. */
export type LabelKind = ListedKind | "unlisted";

const kinds: ListedKind[] = ["name", "email", "phone", "place", "link", "headline", "other"];

/** Forms space their labels out to one width: "姓　　名". */
function spaced(label: string): string {
  return [...label].join("\\s{0,4}");
}

const hanLabels = kinds
  .flatMap((kind) => hanLabelWords[kind].split(" ").map((label) => ({ kind, label })))
  .sort((a, b) => b.label.length - a.label.length);
const hanKinds = new Map(hanLabels.map(({ kind, label }) => [label, kind]));
const anyHan = hanLabels.map(({ label }) => spaced(label)).join("|");
const anyLatin = kinds.map((kind) => `(?<${kind}>${latinLabelWords[kind].join("|")})`).join("|");
const unnamedLatin = kinds.flatMap((kind) => latinLabelWords[kind]).join("|");
const both = String.raw`(?:${anyHan}|(?<![\p{L}\d])(?:${unnamedLatin}))`;
const remark = String.raw`(?:\s?[(（][^()（）]{1,12}[)）])?`;
const second = String.raw`(?:(?:\s?[/／&、和及]\s?|\s)(?:${both}))?`;

const whole = new RegExp(`^(?:${anyLatin})$`, "iu");
const anywhere = new RegExp(
  String.raw`(?<label>${both})${second}${remark}\s{0,4}(?:[:：](?!\/\/\S)(?:\/\/)?|=)`,
  "giu",
);
const alone = new RegExp(String.raw`^[\s(（]*(?<label>${both})${second}${remark}\.?[\s:：)）]*$`, "iu");
/** "Mobile 0171 …" and "m. +44 …": words that belong to what stands behind them. */
const atEnd = new RegExp(String.raw`(?<label>${both})${second}${remark}[\s.)）:：]*$`, "iu");
/** "性别 男", "Address/地址 上海" and "【电话】138…": Chinese labels that a space or a bracket parts from what they announce. */
const spacedOut = new RegExp(
  String.raw`(?<=^|[\s|｜丨,，、;；])[【\[]?(?<label>${both})${second}${remark}(?:[】\]][\s:：]*|\s+)(?=\S)(?!(?:${anyHan})(?:\s|$))`,
  "giu",
);
/** "Address 12 High Street" and "Name Jane Smith", which only what follows tells from "City Manager". */
const latinFirst = new RegExp(
  `^(?:(?<name>full name|name)|(?<place>${latinLabelWords.place.filter((one) => !one.startsWith("[")).join("|")}))\\s+(?=\\S)`,
  "iu",
);
/** Words that a place follows without a colon. */
const before =
  /(?<![\p{L}])(?:(?:currently )?(?:based|living|lives|located|residing) in|(?<=^ ?)base)\s+(?=\p{Lu}|\p{Script=Han})|(?:现居住?|现住|現居住?|常住|坐标)(?:于|在)?\s?(?![地址城住所点])(?=\p{Script=Han})/giu;
/** "Hi, I'm Jane Smith." */
const introduction =
  /^(?:resume|résumé|curriculum vitae|cv|个人简历|简历|履歷)\s?[:：]\s?(?=\p{L})|^(?:(?:hi|hello|hey)(?: there)?[,!.]?\s{1,2})?(?:I['’]m|I am|my name is)\s(?=\p{Lu}[\p{L}'’-]{1,20} \p{Lu})|^(?:你好|您好)?[，,！!]?(?:我是|我叫)(?=\p{Script=Han}{2,3}(?:[，,。！!]|$))/iu;
/** "X：" that no list knows. Its words go together to what has no field. */
const unlisted =
  /(?:^|(?<=[\s,，;；|]))(?:\p{Script=Han}{2,6}\s?[:：]|[A-Z][a-z]{2,14}(?: [A-Za-z]{2,12}){0,2}:(?=\s))/gu;

function kindOf(label: string, words: string): LabelKind {
  const kind = ownKind(label);
  return kind === "other" && /手机|电话|手機|電話|phone|mobile/i.test(words) ? "phone" : kind;
}

function ownKind(label: string): LabelKind {
  const known =
    hanKinds.get(label.replace(/\s/g, "")) ?? hanKinds.get(label.replace(/\s/g, "").toUpperCase());
  if (known) return known;
  const groups = whole.exec(label.trim())?.groups ?? {};
  return kinds.find((kind) => groups[kind] !== undefined) ?? "other";
}

type FoundLabel = { kind: LabelKind; index: number; text: string };

function overlaps(a: Pick<FoundLabel, "index" | "text">, b: Pick<FoundLabel, "index" | "text">): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

function firstOf(text: string): FoundLabel | null {
  const match = latinFirst.exec(text);
  if (!match) return null;
  const value = text.slice(match[0].length).split(/\t|[|｜]|\s{2,}/)[0] ?? "";
  const kind = match.groups?.name ? "name" : "place";
  const fits = kind === "name" ? value.includes(" ") && mayBeName(value) : isPlace(value) || isAddress(value);
  return fits ? { kind, index: 0, text: match[0] } : null;
}

/** The labels in a text, wherever they stand: "姓名：李明性别：男" has two, as has "Name Jane Smith | Town: Leeds". */
export function labelsIn(text: string): FoundLabel[] {
  const self = introduction.exec(text)?.[0];
  const first = firstOf(text);
  const named = (match: RegExpExecArray): FoundLabel => ({
    kind: kindOf(match.groups?.label ?? "", match[0]),
    index: match.index,
    text: match[0],
  });
  const others: FoundLabel[] = [
    ...[...text.matchAll(anywhere)].map(named),
    ...(self ? [{ kind: "name" as const, index: 0, text: self }] : []),
    ...(first ? [first] : []),
    ...[...text.matchAll(spacedOut)].filter(([label]) => /\p{Script=Han}/u.test(label)).map(named),
    ...[...text.matchAll(before)].map((match) => ({ ...named(match), kind: "place" as const })),
    ...[...text.matchAll(unlisted)].map((match) => ({ ...named(match), kind: "unlisted" as const })),
  ];
  const found: FoundLabel[] = [];
  for (const label of others) if (!found.some((one) => overlaps(one, label))) found.push(label);
  return found.sort((a, b) => a.index - b.index);
}

const heldPosts = new Set(heldPostWords.split(" "));

/** "求职意向：财务经理" and "现任职务：出纳" as their label with the colon, and what stands behind it. */
export function splitHeadline(text: string): { label?: string; text: string } {
  const [first] = labelsIn(text.slice(0, 60));
  const rest = first ? text.slice(first.text.length).trimStart() : "";
  const isKnown = first?.kind === "headline" || heldPosts.has(first?.text.replace(/[\s:：]/g, "") ?? "");
  const isLed = isKnown && first?.index === 0 && /[:：]/.test(first.text) && rest !== "";
  return isLed ? { label: text.slice(0, text.length - rest.length), text: rest } : { text };
}

/** Whether a headline, as documents show it, names by its label what somebody wishes to be: no "现任职务：出纳", no "Title: Cook". */
export function isWish(headline: string | undefined): boolean {
  const { label = "" } = splitHeadline(headline ?? "");
  return bareLabel(label) === "headline" && !/^(?:job )?(?:title|position)/i.test(label);
}

/** The kind of a text that is nothing but a label, with or without a colon. */
export function bareLabel(text: string): LabelKind | null {
  if (text.length > 30) return null;
  const label = alone.exec(text)?.groups?.label;
  return label === undefined ? null : kindOf(label, text);
}

/** Where a text ends in a label that its value follows: "call me, Mobile" gives 9. */
export function labelAtEnd(text: string): FoundLabel | null {
  const match = atEnd.exec(text.slice(-30));
  if (!match?.groups?.label) return null;
  const index = Math.max(0, text.length - 30) + match.index;
  return { kind: kindOf(match.groups.label, match[0]), index, text: match[0] };
}
