import { capitalised } from "../lexicon/term-casing";
import { inflect, readingsOf, type VerbForm } from "../lexicon/verbs.en";

/** Work that is done when it is told: who used a tool for it did it. No verb of success: to use something to improve sales may fail. */
export const toolWork = new Set(
  `develop build create design implement write test automate analyse analyze deploy containerise containerize visualise visualize
  process collect extract draw edit produce generate model track record document configure query clean debug train prototype translate
  schedule calculate compile maintain prepare measure weigh sew weld paint print scan map simulate record sort label store archive plot
  film photograph illustrate transcribe`.split(/\s+/),
);

const used = /^(used|utili[sz]ed|leveraged|employed|use|utili[sz]e|leverage|employ) /i;
const opaque =
  /\b(?:to|for|that|which|who|whose|by|while|when|where|with|within|using|via|through|if|not|no|without|than|help\w*|assist\w*|support\w*|we|our|my|I)\b|[.:;()]/i;

function isVerb(word: string): boolean {
  return readingsOf(word.toLowerCase()).length > 0;
}

/** "Used Angular for developing front-ends" → "Developed front-ends with Angular"; null where the meaning might change. */
export function deedFirst(line: string): string | null {
  const opening = used.exec(line);
  if (!opening) return null;
  const past = /ed$/i.test(opening[1] ?? "");
  const rest = line.slice(opening[0].length);
  const found =
    /^([^,]{2,60}?(?:,[^,]{2,30}){0,3}?),? (?:for|to) (\p{Ll}+) ((?:[^,.;](?!\s{0,3}\()|\.(?=\w)){3,}?)((?:, (\p{Ll}+ing)\b.*)?[.]?)$/u.exec(
      rest,
    );
  if (!found) return null;
  const [, tool = "", verb = "", thing = "", tail = "", result] = found;
  const from: VerbForm = /ing$/.test(verb) ? "ing" : "base";
  const base = readingsOf(verb).find(({ form }) => form === from)?.base;
  if (!base || !toolWork.has(base) || opaque.test(tool) || opaque.test(thing)) return null;
  if (result !== undefined && !readingsOf(result).some(({ form }) => form === "ing")) return null;
  const joined = [...thing.matchAll(/(?:\band\b|\bor\b|&) ?(\S+)/g)].map(([, next]) => next ?? "");
  if (joined.some((next) => isVerb(next) || isVerb(next.replace(/s$/, "")))) return null;
  return `${capitalised(inflect(base, past ? "past" : "base"))} ${thing} with ${tool}${tail}`;
}

const artefacts =
  "公众号|视频号|账号|系统|平台|网站|接口|模块|活动|页面|小程序|数据库|服务器|工具|功能|组件|方案|课程|店铺|社群|报表|文档|用例";
const deeds = "开发|设计|搭建|运营|维护|测试|部署|策划|推广|优化|撰写|编写|制作|重构";
const chineseDuty = new RegExp(
  `^(?:主要)?负责了?([^，。；：、,;:的与和及并]{0,10}(?:${artefacts}))(${deeds})(?:工作)?(?=[，。；,;]|$)`,
  "u",
);
const limited = /参与|协助|配合|辅助|部分|相关|团队|同事|外包|我们|由|被|让/u;

/** "负责后台系统开发" as "开发后台系统": only the verb moves to the front. Null where that is doubtful. */
export function chineseDeedFirst(line: string): string | null {
  const found = chineseDuty.exec(line);
  if (!found || limited.test(line)) return null;
  const [whole, thing = "", deed = ""] = found;
  if (new RegExp(deeds, "u").test(thing)) return null;
  return `${deed}${thing}${line.slice(whole.length)}`;
}
