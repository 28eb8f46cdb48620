import { emptyPhrases } from "../lexicon/words.zh";
import { chinese } from "../scoring/rubric.zh";
import { ownDeedFirst, weakOpening } from "./rewrite-duties.zh";
import { chineseEnd, chineseListMarks, chineseMarks, chineseSpacing } from "./rewrite-marks";
import { changed, quoted, type Rule, termCase } from "./rewrite-rule";

const anyEmpty = emptyPhrases.toSorted((a, b) => b.length - a.length).join("|");
const emptyClause = new RegExp(`^(?:${anyEmpty})+$`, "u");
const emptyClauses = new RegExp(`^(?:${anyEmpty})(?:[和与及、]?(?:${anyEmpty}))*$`, "u");

/** Under twenty characters there is no summary left, so its empty phrases stay. */
const shortest = { summary: 20, other: 4 };

function bareClause(clause: string): string {
  return clause.replace(/[，；。]/gu, "").trim();
}

function withoutEmpty(pattern: RegExp): Rule {
  return (text, { kind }) => {
    const clauses = text.match(/[^，；。]+[，；。]?/gu) ?? [];
    const isEmpty = (clause: string) => pattern.test(bareClause(clause).replace(/^(?:我|本人)/u, ""));
    if (clauses.every(isEmpty)) return null;
    const least = kind === "summary" ? shortest.summary : shortest.other;
    let left = text.replace(/[，；。]/gu, "").length;
    const gone: string[] = [];
    const kept = clauses.filter((clause) => {
      const bare = bareClause(clause);
      if (!isEmpty(clause) || left - bare.length < least) return true;
      left -= bare.length;
      gone.push(bare);
      return false;
    });
    const end = /[。；]$/u.exec(text)?.[0] ?? "";
    const after = kept.join("").replace(/(?<![，；。])[，；。]+$/u, "") + end;
    return gone.length === 0
      ? null
      : changed(text, after, { rule: "buzzwords", values: { list: gone.slice(0, 6).join(" · ") } });
  };
}

/** Who vouches for a resume or signs it speaks in the first person: "本人承诺以上所填内容真实有效". */
const vow = /^(?:本人|我)(?:郑重|谨此|在此)?(?:承诺|保证|声明|确认|確認|保證|承諾|聲明)/u;

const firstPerson: Rule = (text) => {
  if (vow.test(text)) return null;
  const after = text.replace(
    /(^|[，。；])(?:本人|我)(?=[\p{Script=Han}])(?!们|的|和|与|司|国|校|院|行|市|省|方)[，]?/gu,
    "$1",
  );
  return changed(text, after, { rule: "firstPerson" });
};

const treated =
  "开发|研发|设计|维护|搭建|构建|优化|运营|策划|测试|改造|升级|迁移|重构|分析|调研|规划|管理|整理|审核|检查|评估|梳理|培训|监测|监控|核对|统计|排查|修复|更新|检修|调试";
const doing = new RegExp(`(^|[，；。])对([^，。；]{2,20})进行了?(${treated})(?=[，。；]|$)`, "gu");

/** "对接口进行了优化" becomes "优化接口". */
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

/** "实现稳定可靠地分流": before an object it is 的. */
const attributive = /((?:实现|达到|保证|确保)了?[^，。；地的]{2,8})地(?=[^，。；的地]{2,6}(?:[，。；]|$))/gu;
/** "做的很好": before a complement it is 得. */
const complement = /(?<=[做写跑管办讲说])的(?=(?:很|非常|更|比较|十分|较为)\p{Script=Han})/gu;

const particle: Rule = (text) =>
  changed(text, text.replace(adverbial, "$1地").replace(attributive, "$1的").replace(complement, "得"), {
    rule: "particle",
  });

/** Two lines hold about 60 characters; what is a little longer stays whole. */
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

const mostPoints = 8;

const paragraphToPoints: Rule = (text, { part }) => {
  if (part !== "detail" || /^[^：:，。]{2,8}[：:]/u.test(text)) return null;
  const points = text.split(/(?<=[。；])(?=.)/u);
  const deeds = points.filter((point) => (chinese.leadVerb(point) ?? chinese.weakOpening(point)) !== null);
  const whole = points.every(
    (point) => point.length >= 8 && !/^(?:该|其|此|这|同时|因此|最终|从而)/u.test(point),
  );
  if (!whole || points.length < 2 || points.length > mostPoints || deeds.length < points.length - 1)
    return null;
  if (deeds.length < 2) return null;
  const ended = text.endsWith("。") ? "。" : "";
  const after = points.map((point) => point.replace(/[。；]$/u, "") + ended).join("\n");
  return changed(text, after, { rule: "paragraphToPoints", values: { parts: points.length } });
};

export const chineseRules: Rule[] = [
  chineseMarks,
  paragraphToPoints,
  firstPerson,
  withoutEmpty(emptyClause),
  withoutEmpty(emptyClauses),
  weakOpening,
  ownDeedFirst,
  filler,
  particle,
  termCase,
  chineseSpacing,
  split,
  chineseEnd,
];

export const chineseListRules: Rule[] = [chineseMarks, chineseListMarks, termCase, chineseSpacing];
