import { chinese } from "../scoring/rubric.zh";
import { spacedLike } from "./sentence";

const person = /^(?:我们?|本人|团队)(?:一起|共同)?/u;
const weak =
  /^(?:主要|具体|日常|全面|积极|长期)?(?:负责|参与|协助|配合|辅助|从事|跟随|帮助)(?!人)了?(?:并)?/u;

/** 去掉“参与”“负责”之后仍以动词开头，才能写成自己做的事；只有本人说是，才算数。 */
export function ownDeedInChinese(text: string): string | null {
  const task = text.replace(person, "").replace(weak, "");
  return task !== text && chinese.leadVerb(task) !== null ? task : null;
}

/** 以这些词收尾，说的是一件事，而不是一个动作加上宾语：“直通车投放”。 */
const ofMatter =
  /(?:工作|业务|项目|活动|系统|平台|内容|维护|管理|运营|开发|设计|迁移|投放|推广|沟通|测试|采购|招聘|培训|策划|建设|对接|跟进|分析|服务)$/u;

/** 只取负责、参与的那件事；协助别人做的，不算自己的事。 */
function subjectOf(text: string): { task: string; end: string } | null {
  if (!/^(?:主要|具体|日常|全面|积极|长期)?(?:负责|参与|从事)(?!人)/u.test(text)) return null;
  const [end = ""] = /[。；;.]+$/u.exec(text) ?? [];
  const task = text.slice(0, text.length - end.length).replace(weak, "");
  return task !== "" && !/^(?:对|与|和|为|在|将|把)/u.test(task) ? { task, end } : null;
}

/** 去掉“负责”“参与”，只说所做的事是为了什么；句子接不上时为空。 */
function withoutWeak(text: string, head: string, object: string): string | null {
  const subject = subjectOf(text);
  if (!subject) return null;
  const { task, end } = subject;
  const rest = task.slice(object.length);
  if (task.startsWith(object) && !rest.startsWith("的")) return head + rest + end;
  if (/[，,；;]/u.test(task)) return null;
  if (chinese.leadVerb(task) !== null) return `在${spacedLike(text, task)}的工作中，${head}${end}`;
  return task.includes("的") || ofMatter.test(task) ? `围绕${spacedLike(text, task)}，${head}${end}` : null;
}

/** 以自己的动作开头，或先说为了什么；接不上时原句跟在后面，一字不丢。 */
export function openedInChinese(text: string, verb: string, object: string): string | null {
  const isDeed = chinese.leadVerb(object) !== null && !/^(?:主导|组织|策划|管理|完成|运营)/u.test(verb);
  if (object !== "") {
    const head = spacedLike(text, isDeed ? object : verb + object);
    const bare = text.replace(/^(?:我们?|本人)/u, "");
    return withoutWeak(bare, head, object) ?? `${head}，${bare}`;
  }
  const task = text.replace(person, "").replace(weak, "");
  const isThing = chinese.leadVerb(task) === null && !/^(?:对|与|和|为|在|将|把|公司的?各)/u.test(task);
  return task !== text && isThing && /^(?:主要|具体|日常|全面)?(?:负责|从事)/u.test(text)
    ? spacedLike(text, verb + task)
    : null;
}
