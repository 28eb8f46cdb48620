import { hedging, limiting, purpose } from "../../lexicon/equivalents.zh";
import type { Reading } from "./signs";

/** Whether another's deed becomes one's own, or a part the whole: read from the lines as they stand, since what is held equal elsewhere blurs just this. */

const pause = /[，,、。；;：:！!？?\n]/u;
const counted =
  /(?:(?<!\d)\d+|(?<![一两二三四五六七八九十百千万])[一两二三四五六七八九十百千万]+)余?多?[名位个家]的?/gu;
const plain = (line: string) => line.replace(/[\s了]/gu, "").replace(counted, "");

const company = /会同|联同|联合|协同|携手|配合|[与和同跟]/u;
const opensWithCompany = new RegExp(
  `(?:^|${pause.source})(?:并|共同|一起)?(?:会同|联同|联合|协同|与|和|同|跟)(?:其他|多个|各)?(\\p{Script=Han}{2})`,
  "gu",
);

/** Whoever a deed was done with is still named as company: "会同工程部检查" is not "工程部检查". */
function losesCompany(before: string, after: string): boolean {
  return [...before.matchAll(opensWithCompany)].some(
    ([whole, who = ""]) =>
      !/[与和同跟](?:[踪进随单事学时比期步样等谐解平睦]|一|类)/u.test(whole) &&
      !new RegExp(`(?:${company.source})[^，,。；;]{0,6}${who}`, "u").test(after),
  );
}

const telling =
  /监督|督促|督导|敦促|催促|联系|观摩|观看|观察|旁听|委托|聘请|邀请|要求|安排|指派|委派|指导|协调|通知|提醒|鼓励|动员|陪同|陪伴|跟随|协助|帮助|辅助|配合|引导|带领|支持|组织|推动|敦请|雇用|雇佣|学习|(?<![申聘邀敦])请/gu;
const breaks =
  /[，,、。；;：:！!？?\n]|并(?![发购行列联网肩轨])|以及|同时|然后|随后|再(?!次)|(?<![平总缓饱])和(?![谐解平睦])|(?<![参赠])与(?![会众])|[及后]/u;

function toldIn(line: string): string[] {
  return [...line.matchAll(telling)].map(
    ({ 0: verb, index }) => line.slice(index + verb.length).split(breaks)[0] ?? "",
  );
}

/** Whoever was told to act still does: "监督施工方安装" is not "监督施工方，安装". */
function partsFromDeed(before: string, after: string): boolean {
  const was = toldIn(before);
  return toldIn(after).some(
    (now) =>
      now.length > 1 &&
      !was.includes(now) &&
      was.some(
        (one) =>
          one.startsWith(now) &&
          /^(?!的|工作|任务|活动|事宜|过程|期间)\p{Script=Han}{2}/u.test(one.slice(now.length)),
      ),
  );
}

const others =
  /(?:同事|作者|客服|团队|会计|外包|供应商|厂家|厂商|公司|学生|学员|学徒|员工|经理|主管|医生|护士|律师|老师|教师|导师|教授|机构|客户|用户|顾客|专家|新人|前任|前人|他人|别人|编辑|记者|设计师|工程师|程序员|师傅|工人|师|员|者|商|厂|队|方|组|部|部门)(?:所|负责)?(\p{Script=Han}{2})(?:过|好)?的(?=\p{Script=Han})/gu;

/** What another did to a thing is still told of the other: "测试同事开发的模块" is not "开发并测试同事的模块". */
function takesDeed(before: string, after: string): boolean {
  return [...before.matchAll(others)].some(([whole, deed = ""]) => {
    if (/[，。；、]/u.test(whole) || !after.includes(deed)) return false;
    const doer = whole.slice(0, whole.lastIndexOf(deed)).replace(/(?:所|负责)$/u, "");
    return !new RegExp(`${doer}[^，,、。；;的]{0,3}${deed}`, "u").test(after);
  });
}

const partOf =
  /(?<!(?:选择?|挑选?|选出|选取|选定|采用|录用)了?)其中(?!包[括含])|(?:(?<!其)中|里|当中|之中)的?(?:[一两二三四五六七八九十]|\d+)[家个名位项台份批款件本所座条]|(?<!分)之一/u;

const changes = "减少|降低|缩短|压缩|提升|提高|增加|增长|扩大|节约|节省|改善|避免|防止|消除|解决|满足|实现";
const aimed = new RegExp(`(?:以(?!来)|以便|便于|用于|用来|用以|为了|旨在)[^，,。；;]{0,4}(${changes})`, "gu");

/** What was the aim is not told as done: "以减少加班" is not "，减少加班". */
function reachesAim(before: string, after: string): boolean {
  return [...before.matchAll(aimed)].some(([, change = ""]) =>
    new RegExp(`(?:^|${pause.source}|并|从而|进而)(?:使得?)?${change}`, "u").test(after),
  );
}

const strongCause =
  /得益于|归功于|归因于|源于|缘于|靠的是|因(?![此而素子])[^，。；]{1,10}原因|(?:因(?![此而素子])为?|由于)[^，,。；;]{1,20}(?:$|[。；;])/u;
const othersCause =
  /(?:^|[，,。；;])(?:因为?|由于)(?:团队|公司|同事|领导|部门|市场|行业|政策|客户|大家|他人|别人|疫情|天气)/u;
const cause = /因|由于|得益|归功|归因|源于|缘于|靠|使|通过|凭|致|令|让|借助|下/u;

function losesCause(before: string, after: string): boolean {
  return (strongCause.test(before) || othersCause.test(before)) && !cause.test(after);
}

export function changesDoer(before: string, after: string): boolean {
  const [was, is] = [plain(before), plain(after)];
  return (
    losesCompany(was, is) ||
    partsFromDeed(was, is) ||
    takesDeed(was, is) ||
    (partOf.test(before) && !partOf.test(after)) ||
    reachesAim(was, is) ||
    losesCause(was, is)
  );
}

/** What is said of a whole clause may be said again: "实习" of an intern. */
export function limitsOf({ text }: Reading): string {
  const found: string[] = text.replace(/[的地得了]/gu, "").match(limiting) ?? [];
  return found
    .filter((word, at) => !/实习|全部/u.test(word) || found.indexOf(word) === at)
    .toSorted()
    .join(" ");
}

const planned = /^(?:预计|计划|希望|拟)$/u;

/** For each character the hedging words before it in its clause; a plan is one wherever its clause says so. */
export function hedgesOf({ signs }: Reading): string[] {
  const clauses = new Map<number, string>();
  for (const { clause, text } of signs) clauses.set(clause, (clauses.get(clause) ?? "") + text);
  return signs.map(({ clause }, at) => {
    const plans = (clauses.get(clause)?.match(hedging) ?? []).filter((word) => planned.test(word));
    const before = signs.slice(0, at + 1).filter((sign) => sign.clause === clause);
    const found =
      before
        .map(({ text }) => text)
        .join("")
        .match(hedging) ?? [];
    return [...found.filter((word) => !planned.test(word)), ...plans].join(" ");
  });
}

const causing =
  /使得|使(?!用)|让|令|导致|促使|从而|进而|因此|因而|由此|于是|所以|得益于|归功于|归因于|源于|缘于|原因|因为|由于|靠的是|(?:做法|方法|方式|措施|途径|手段)[是为]/u;
const byMeans = /^(?:通过|凭借|依托|因(?!此|而)|由于|以(?![^，。；]{1,12}(?:身份|形式|方式)))/u;
const opensWithMeans = (text: string) =>
  text.split(/[，。；]/u).some((clause) => byMeans.test(clause) && !purpose.test(clause));
const causal =
  /使得|使(?!用)|让|令|导致|促使|结果|得益于|归功于|归因于|源于|缘于|原因|因(?!素|子)|由于|靠的是|(?:做法|方法|方式|措施|途径|手段)[是为]|从而|进而|因此|因而|由此|以此|于是|所以|通过|凭借|带来|帮助|实现|采取|方式|方法/u;

const causesIn = (text: string) =>
  text.match(/使得?(?!用)|令(?!牌)|导致|促使|从而|进而|因(?![素子])|由此|于是|所以|通过(?!了|率)/gu)
    ?.length ?? 0;

/** Two things side by side are not said to be cause and effect. */
export function addsCause(before: string, after: string, first: string, second: string): boolean {
  const means = !/用|以|采|经/u.test(before) && opensWithMeans(second);
  if (!causal.test(before) && (causing.test(after) || means)) return true;
  return causesIn(second) > Math.max(1, causesIn(first));
}
