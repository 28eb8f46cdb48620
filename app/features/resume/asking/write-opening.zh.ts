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

/** 以自己的动作开头，原句跟在后面，一字不丢。 */
export function openedInChinese(text: string, verb: string, object: string): string | null {
  const isDeed = chinese.leadVerb(object) !== null && !/^(?:主导|组织|策划|管理|完成|运营)/u.test(verb);
  if (object !== "")
    return `${spacedLike(text, isDeed ? object : verb + object)}，${text.replace(/^(?:我们?|本人)/u, "")}`;
  const task = text.replace(person, "").replace(weak, "");
  const isThing = chinese.leadVerb(task) === null && !/^(?:对|与|和|为|在|将|把|公司的?各)/u.test(task);
  return task !== text && isThing && /^(?:主要|具体|日常|全面)?(?:负责|从事)/u.test(text)
    ? spacedLike(text, verb + task)
    : null;
}
