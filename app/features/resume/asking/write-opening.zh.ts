import { chinese } from "../scoring/rubric.zh";
import { spacedLike } from "./sentence";

const person = /^(?:我们?|本人|团队)(?:一起|共同)?/u;
const weak =
  /^(?:主要|具体|日常|全面|积极|长期)?(?:负责|参与|协助|配合|辅助|从事|跟随|帮助)(?!人)了?(?:并)?/u;

/** Whom one helped, and whose deed follows. */
const others =
  /^\p{Script=Han}{0,6}(?:部门?|经理|老师|导师|总监|团队|领导|主管|同事|组长)|^(?:审计|研发|销售|财务|采购|运营|生产|测试|产品|市场|质量|物流|护理|维护|管理|对账|招聘|安装|测量|分析)(?!了|并)/u;

/** Only what begins with a verb once 参与 or 负责 is gone can be told as one's own deed, and only where its owner says that it is. */
export function ownDeedInChinese(text: string): string | null {
  const task = text.replace(person, "").replace(weak, "");
  return task !== text && chinese.leadVerb(task) !== null && !others.test(task) ? task : null;
}

/** A line with a deed in front of what one was in charge of; null where that is no thing that it could be done to. */
export function openedInChinese(text: string, verb: string): string | null {
  const task = text.replace(person, "").replace(weak, "");
  const isThing = chinese.leadVerb(task) === null && !/^(?:对|与|和|为|在|将|把|公司的?各)/u.test(task);
  return task !== text && isThing && /^(?:主要|具体|日常|全面)?(?:负责|从事)/u.test(text)
    ? spacedLike(text, verb + task)
    : null;
}
