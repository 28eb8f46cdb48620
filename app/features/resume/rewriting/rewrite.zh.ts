import { chineseDeedFirst } from "../gates/inversion";
import { emptyPhrases } from "../lexicon/words.zh";
import { changed, type Place, quoted, type Rule, termCase } from "./rewrite-rule";

const fullWidth: Record<string, string> = { ",": "，", ";": "；", ":": "：" };

/** Half-width marks beside Chinese become full-width ones; figures, times and addresses keep theirs. */
const punctuation: Rule = (text) => {
  const after = text
    .replace(
      /(?<=[\p{Script=Han}）」》”])\s*([,;:])\s*(?![\d/])/gu,
      (_, mark: string) => fullWidth[mark] ?? mark,
    )
    .replace(
      /(?<=[A-Za-z0-9%])\s*([,;])\s*(?=\p{Script=Han})/gu,
      (_, mark: string) => fullWidth[mark] ?? mark,
    )
    .replace(/(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu, "。")
    .replace(/([，。；：、])\s+(?=[\p{Script=Han}A-Za-z0-9])/gu, "$1")
    .replace(/\s+(?=[，。；：、])/gu, "")
    .replace(
      /\s*\(([^()（）]*\p{Script=Han}[^()（）]*)\)(?:\s*(?=[，。；：、\p{Script=Han}]|$))?/gu,
      "（$1）",
    )
    .trim();
  return changed(text, after, { rule: "fullWidth" });
};

const spacing: Rule = (text) => {
  const after = text
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z][A-Za-z+#.]+)/gu, " ")
    .replace(/(?<=[A-Za-z][A-Za-z0-9+#.]+)(?=\p{Script=Han})/gu, " ");
  return changed(text, after, { rule: "spacing" });
};

const emptyClause = new RegExp(
  `^(?:${emptyPhrases.toSorted((a, b) => b.length - a.length).join("|")})+$`,
  "u",
);

const empty: Rule = (text) => {
  const pieces = text.split(/([，；。])/u);
  const remaining: string[] = [];
  const gone: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [clause = "", mark = ""] = [pieces[at], pieces[at + 1]];
    if (emptyClause.test(clause.replace(/^(?:我|本人)/u, "").trim())) gone.push(clause.trim());
    else if (clause.trim() !== "") remaining.push(clause, mark);
  }
  if (gone.length === 0 || remaining.join("").replace(/[，。；]/gu, "").length < 4) return null;
  const end = /[。；]$/u.exec(text)?.[0] ?? "";
  const after = remaining.join("").replace(/[，；。]+$/u, "") + end;
  return changed(text, after, { rule: "buzzwords", values: { list: gone.slice(0, 6).join(" · ") } });
};

const firstPerson: Rule = (text) => {
  const after = text.replace(
    /(^|[，。；])(?:本人|我)(?=[\p{Script=Han}])(?!们|司|国|校|院|行|市|省|方)[，]?/gu,
    "$1",
  );
  return changed(text, after, { rule: "firstPerson" });
};

const verbs =
  "开发|研发|设计|维护|搭建|构建|优化|运营|策划|测试|实施|部署|编写|制作|组织|推广|分析|建设|实现|运维|整理|采购|审核|准备|招聘|改造|升级|迁移|重构|撰写|对接|调研|规划|管理";

/** “负责后台系统的开发与维护工作”：宾语在前，动词在后。 */
const dutyOf = new RegExp(
  `^(?:主要)?负责了?([^，。；：:的]{2,30}(?:的[^，。；：:的]{1,10})?)的(?:日常)?((?:${verbs})(?:[、与和及](?:${verbs}))*)(?:等)?(?:相关)?(?:工作)?(?=[，,。；;]|$)`,
  "u",
);
/** 动词后接这些词时是名词：管理系统、测试平台。 */
const dutyTo = new RegExp(
  `^(?:主要)?负责了?(?=(?:${verbs})(?!.{0,6}(?:系统|平台|部门?|组|中心|工具|岗|端|类|方面|工作|的))[^，。；]{2,})`,
  "u",
);

/** “负责……的开发”改为“开发……”。“参与”“协助”不动：本人做了哪一部分，只有本人知道。 */
const weakOpening: Rule = (text, { kind }) => {
  if (kind === "summary" || kind === "objective" || kind === "skills") return null;
  const found = dutyOf.exec(text);
  const after = found
    ? `${found[2]}${found[1]}${text.slice(found[0].length)}`
    : (chineseDeedFirst(text) ?? text.replace(dutyTo, ""));
  const verb = new RegExp(`^(?:${verbs})`, "u").exec(after)?.[0] ?? "";
  return changed(text, after, { rule: "weakOpening", values: { from: "负责", to: verb } });
};

const doing = new RegExp(`(^|[，；。])对([^，。；]{2,20})进行了?(${verbs})(?=[，。；]|$)`, "gu");

/** “对接口进行了优化”改为“优化接口”。 */
const filler: Rule = (text) => {
  const list: string[] = [];
  const drop = (before: string, pattern: RegExp, to: string, name: string) => {
    const after = before.replace(pattern, to);
    if (after !== before) list.push(name);
    return after;
  };
  let after = drop(text, doing, "$1$3$2", "对……进行");
  after = drop(after, /等等/gu, "等", "等等");
  after = drop(after, /成功地?(?=完成|上线|实现|搭建|推动|解决|交付|开发|组织|举办|落地)/gu, "", "成功");
  after = drop(after, /(?:非常|十分)(?=熟悉|熟练|了解|擅长)/gu, "", "非常");
  after = drop(after, /相关的?工作(?=[，。；]|$)/gu, "工作", "相关");
  return changed(text, after, { rule: "filler", values: { list: list.join(" · ") } });
};

const adverbial =
  /(快速|高效|有效|稳定|成功|独立|顺利|积极|持续|不断|显著|大幅|迅速|熟练|深入)的(?=完成|实现|推动|推进|解决|降低|提升|提高|优化|开发|搭建|支撑|运行|使用|掌握|减少|缩短)/gu;

/** “实现稳定可靠地分流”：宾语前用“的”。 */
const attributive = /((?:实现|达到|保证|确保)了?[^，。；地的]{2,8})地(?=[^，。；的地]{2,6}(?:[，。；]|$))/gu;
/** “做的很好”：补语前用“得”。 */
const complement = /(?<=[做写跑管办讲说])的(?=(?:很|非常|更|比较|十分|较为)\p{Script=Han})/gu;

const particle: Rule = (text) =>
  changed(text, text.replace(adverbial, "$1地").replace(attributive, "$1的").replace(complement, "得"), {
    rule: "particle",
  });

const endMark: Rule = (text, { part, endMark: mark }) => {
  if (part !== "bullet" || mark === null || mark === ".") return null;
  if (mark === "。" && /[\p{L}\p{N}%）]$/u.test(text))
    return changed(text, `${text}。`, { rule: "endMarkAdd" });
  const single = !/。./u.test(text);
  return mark === "" && single ? changed(text, text.replace(/。$/u, ""), { rule: "endMarkRemove" }) : null;
};

/** 两行以内：约 60 字；略长的不拆。 */
const longestBullet = 75;
const shortestPart = 15;

const split: Rule = (text, { part }) => {
  if (part !== "bullet" || text.length <= longestBullet) return null;
  const middle = text.length / 2;
  const cut = [...text.matchAll(/[。；](?=.)/gu)]
    .map(({ index }) => index)
    .filter((at) => at >= shortestPart && text.length - at > shortestPart)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (cut === undefined) return null;
  const rest = text.slice(cut + 1);
  const after = `${text.slice(0, cut)}${text.endsWith("。") ? "。" : ""}\n${rest}`;
  return changed(text, after, { rule: "split", values: { at: quoted(rest.slice(0, 8)), parts: 2 } });
};

export const chineseRules: Rule[] = [
  punctuation,
  firstPerson,
  empty,
  weakOpening,
  filler,
  particle,
  termCase,
  spacing,
  endMark,
  split,
];

export const chineseRepairs: Rule[] = [punctuation, firstPerson, particle, termCase, spacing, endMark];

export const chineseListRules: Rule[] = [punctuation, termCase, spacing];

export function usualChineseEnd(bullets: string[]): Place["endMark"] {
  if (bullets.length < 4) return null;
  const share = bullets.filter((text) => text.endsWith("。")).length / bullets.length;
  if (share >= 0.6) return "。";
  return share <= 0.4 ? "" : null;
}
