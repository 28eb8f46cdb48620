import {
  hanAdverb,
  hanHeads,
  hanInside,
  hanLead,
  hanOpening,
  hanPair,
  hanSoft,
  hanStops,
} from "../lexicon/ability-words.zh";

/** Stands for a known term that was taken out: Chinese words touch, so what is left beside it is part of a longer word. */
export const removedHan = "\uE001";

export function chinesePhrases(text: string): string[] {
  const head = new RegExp(`^\\p{Script=Han}{2,4}(?:${hanHeads})$`, "u");
  return Array.from(text.matchAll(/\p{Script=Han}{2,}/gu)).flatMap(({ 0: run, index }) => {
    const parts = run.replace(hanStops, " ").split(" ");
    // What touches a name taken out, or another script, is part of a longer word.
    const start = /[A-Za-z\uE001]/.test(text[index - 1] ?? "") ? 1 : 0;
    const end = text[index + run.length] === removedHan ? -1 : parts.length;
    return parts
      .slice(start, end)
      .map((part) => part.replace(hanOpening, ""))
      .filter(
        (part) =>
          part.length >= 4 &&
          part.length <= 6 &&
          head.test(part) &&
          !hanPair.test(part) &&
          !hanSoft.test(part) &&
          !hanInside.test(part),
      );
  });
}

export function isChineseSkill(skill: string): boolean {
  return skill.length >= 2 && skill.length <= 10 && !hanSoft.test(skill);
}

export const withoutLead = (item: string) => item.trim().replace(hanLead, "");

/** What an enumeration names by example: "私域工具如微盛、有赞". */
const hanExample = /^.*?(?:例如|比如|诸如|如(?!何|实|期)|包括)/u;

/** The items of a Chinese enumeration, 机械通气护理、气道管理和吸痰; what is not listed is left alone. */
export function chineseItems(text: string): string[] {
  return text.split(/[，。；：,;:（）()]/).flatMap((clause) => {
    if (!/[、]|\p{Script=Han}(?:和|及|与|或)\p{Script=Han}/u.test(clause)) return [];
    const pieces = clause.split(
      /、|以及|(?<=[\p{Script=Han}\w\uE001])(?:和(?!谐|解)|(?<!普|涉|以)及(?!时|格|其)|(?<!参)与|或)(?=[\p{Script=Han}\w\uE001])/u,
    );
    // "班级月、周、日活动计划" lists pieces of names, and what somebody does in time is a sentence.
    if (pieces.some((piece) => hanAdverb.test(piece)) || /^\s*能?够?(?:适应|接受|服从)/u.test(clause))
      return [];
    const isPiece = (piece = "") => /^\p{Script=Han}$/u.test(piece.trim());
    const items = pieces
      .filter((_, at) => ![pieces[at - 1], pieces[at], pieces[at + 1]].some(isPiece))
      .map((item) =>
        item
          .trim()
          .replace(hanExample, "")
          .replace(/等(?!级|离|保).*/u, "")
          .replace(hanLead, "")
          .replace(/^.*的|(?<=.)并(?!购|发|行|网).*/gu, "")
          .trim()
          .replace(/(?:更佳|更好|为佳|加分|优先|熟练|[均即皆]可)$/, "")
          .replace(/(?:工作|使用|操作|要求|现场|原理|知识|任务|等|者|证书|办理|案例)$/, ""),
      );
    const fitting = items.filter(
      (item) =>
        /^[\p{Script=Han}A-Za-z+#/ -]{2,8}$/u.test(item) &&
        (item.length > 2 || clause.includes(`${item}等`)) &&
        !hanSoft.test(item) &&
        !hanInside.test(item),
    );
    return items.length >= 2 ? fitting : [];
  });
}
