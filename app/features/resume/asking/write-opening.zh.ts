import { chinese } from "../scoring/rubric.zh";
import { spacedLike } from "./sentence";

const person = /^(?:我们?|本人|团队)(?:一起|共同)?/u;
const weak =
  /^(?:主要|具体|日常|全面|积极|长期)?(?:负责|参与|协助|配合|辅助|从事|跟随|帮助)(?!人)了?(?:并)?/u;

/** Only what begins with a verb once 参与 or 负责 is gone can be told as one's own deed, and only where its owner says that it is. */
export function ownDeedInChinese(text: string): string | null {
  const task = text.replace(person, "").replace(weak, "");
  return task !== text && chinese.leadVerb(task) !== null ? task : null;
}

/** What ends so names a matter, and no verb with its object: "直通车投放". */
const ofMatter =
  /(?:工作|业务|项目|活动|系统|平台|内容|维护|管理|运营|开发|设计|迁移|投放|推广|沟通|测试|采购|招聘|培训|策划|建设|对接|跟进|分析|服务)$/u;

/** Only the matter that one was in charge of or took part in: what one helped others with is not one's own. */
function subjectOf(text: string): { task: string; end: string } | null {
  if (!/^(?:主要|具体|日常|全面|积极|长期)?(?:负责|参与|从事)(?!人)/u.test(text)) return null;
  const [end = ""] = /[。；;.]+$/u.exec(text) ?? [];
  const task = text.slice(0, text.length - end.length).replace(weak, "");
  return task !== "" && !/^(?:对|与|和|为|在|将|把)/u.test(task) ? { task, end } : null;
}

/** Without 负责 or 参与 the line says what the deed was for; null where the words do not join. */
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

/** Begins with the owner's deed, or with what it was for; where neither joins, the whole line follows. */
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
