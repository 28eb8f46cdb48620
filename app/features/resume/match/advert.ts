import {
  benefits,
  dropHeading,
  employer,
  factLabel,
  introHeading,
  mustHeading,
  niceHeading,
  niceWords,
} from "../lexicon/advert-headings";
import { isTownOfState } from "../lexicon/places";

export type Need = "must" | "nice";

/** `asks` is false for what stands above the first heading: who the employer is and where. Above duties only the title counts. */
type AdvertLine = { text: string; need: Need; asks: boolean; part: "title" | "intro" | "asked" };

/** As far down the line stands that tells who hires and where. */
const lastPlaceLine = 5;

/** "Hollow Pine Software, Boulder, CO" and "Leeds, UK (hybrid)": a line that names a town with its state or country. */
function namesTown(line: string): boolean {
  if (line.length > 80 || /[.!?。]$/.test(line)) return false;
  const parts = line.split(", ").map((part) => part.split(/ or |[/—–(·|]/).map((piece) => piece.trim()));
  return parts.some((pieces, index) =>
    isTownOfState(`${pieces.at(-1) ?? ""}, ${parts[index + 1]?.[0] ?? ""}`),
  );
}

const marker = /^(?:[一二三四五六七八九十]{1,3}、)?[\s•●▪◦·*\-–—\d.、)）(（【[]*/u;

const isMarked = (line: string) => /^[•●▪◦·*\-–—\d.、)）(（【[]/u.test(line);

function clausesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?;])\s+(?=\p{Lu})|(?<=[。；！？])|(?<=;)(?=\s?\p{Script=Han})/u)
    .filter((clause) => clause.trim());
}

/** "No criminal record", "无需经验": what nobody asks for. */
const unasked =
  /\b(?:not|n(?:'|’)t|never) (?:be |strictly )?(?:required|needed|necessary|essential|expected|need)\b|无需|不需|不要求|无要求|无须|不必|不限/i;
const withoutNo = (part: string) => part.replace(/\bno (?!more|less|fewer|later|longer|matter)\w.*$/i, "");

/** The clause without what it does not ask for, in parts where only some of them are softened: "本科，硕士优先". */
function partsOf(clause: string, need: Need): { text: string; need: Need }[] {
  const pieces = clause.split(/(?<=[;；)）])|(?=[(（])/u).map(withoutNo);
  const isSoft = niceWords.test(clause);
  if (!isSoft && !unasked.test(clause)) return [{ text: pieces.join(""), need }];
  const parts: { text: string; need: Need }[] = [];
  for (const piece of pieces.flatMap((one) => one.split(/(?<=[，,])/u))) {
    const last = parts.at(-1);
    if (unasked.test(piece)) continue;
    const soft = niceWords.test(piece);
    // "A, B or C preferred" and "A（优先）" soften what stands before them too.
    const isEnd =
      soft &&
      (/(?:^|\s)(?:and|or)\s/i.test(piece) ||
        piece.replace(niceWords, "").replace(softEnd, "").trim() === "");
    if (isEnd) for (const part of parts) part.need = "nice";
    if (last && (!soft || isEnd)) last.text += piece;
    else parts.push({ text: piece, need: soft ? "nice" : need });
  }
  return parts;
}

/** With whom the work is done, and what the employer lives by: 与客服、仓储等部门对接. */
const departments = /(?:\p{Script=Han}{2,6}[、和]){0,6}\p{Script=Han}{2,6}(?:部门|事业部|行业)/gu;

const softEnd =
  /\b(?:strongly|highly|is|are|an?|would|be|considered|designation|certification|experience|knowledge)\b|者|考虑|[\p{P}\s]/giu;

/** What an advertisement asks for, clause by clause: its introduction, benefits, employer, place and promises are left out. */
export function advertLines(advert: string): AdvertLine[] {
  let section: Need | "dropped" | "intro" = "intro";
  let asks = false;
  const all = advert.split(/\r\n?|\n/).filter((raw) => raw.trim());
  const lines = all.flatMap((raw, index) => {
    const line = raw.replace(marker, "").trim();
    const [head = ""] = line.split(/[:：】\]]/, 1);
    const marked = isMarked(raw.trim());
    const labelled = head.length <= 40 && head.length < line.length;
    const alone = index < all.length - 1 && !marked && line.length <= 40 && !/[.。!！,，;；]/.test(line);
    const rest = line.slice(head.length + 1);
    const opens = alone ? isMarked(all[index + 1]?.trim() ?? "") : labelled && rest.trim() === "";
    if (labelled || alone || marked) asks = true;
    if (labelled || alone) {
      if (factLabel.test(head) && labelled) return [];
      if (niceHeading.test(head)) section = "nice";
      else if (introHeading.test(head)) section = "intro";
      else if (dropHeading.test(head)) section = "dropped";
      else if (mustHeading.test(head) || opens || (section === "dropped" && alone)) section = "must";
    }
    if (marked && section === "intro") section = "must";
    const place = index < lastPlaceLine && !marked && namesTown(line);
    const isTitle = index === 0 && line.length <= 60;
    if (section === "dropped" || place || /^[£€$] ?\d/.test(line) || (alone && !labelled && !isTitle))
      return [];
    const need = section === "nice" ? section : "must";
    // "Nice to have: pastry" in one line says nothing of the next paragraph.
    if (need === "nice" && labelled && rest.trim() && !isMarked(all[index + 1]?.trim() ?? ""))
      section = "must";
    const part: AdvertLine["part"] = section !== "intro" ? "asked" : isTitle ? "title" : "intro";
    const hiring =
      asks && index > 1 ? /(?:面向\p{Script=Han}{0,4}|公开|诚|急|现)招聘/gu : /招聘|recruit\w*|hiring/gi;
    const text = labelled && (niceHeading.test(head) || mustHeading.test(head)) ? rest : line;
    return clausesOf(text)
      .map((clause) => clause.replace(hiring, "").replace(departments, "，"))
      .filter((clause) => !benefits.test(clause) && !employer.test(clause))
      .flatMap((clause) => partsOf(clause, need))
      .map((clause) => ({ ...clause, asks: asks && part !== "title", part }));
  });
  const hasDuties = lines.some(({ part, need }) => part === "asked" && need === "must");
  return hasDuties ? lines.filter(({ part }) => part !== "intro") : lines;
}
