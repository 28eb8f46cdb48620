import { ownBusiness } from "../letter/post-name";
import type { Fact } from "./interview-facts";
import type { Role } from "./interview-roles";

export function withStop(text: string): string {
  return /[。！？…]$/u.test(text) ? text : `${text}。`;
}

export function nameOf({ title, organisation, dates }: Role): string {
  const name = [organisation, title].filter((part) => part !== null).join(" ");
  return dates ? `${name}（${dates}）` : name;
}

/** A space parts Chinese from Latin letters, and never Chinese from Chinese. */
export function pad(text: string): string {
  return text.replace(/^(?=[A-Za-z0-9])/, " ").replace(/(?<=[A-Za-z0-9+#])$/, " ");
}

export function padStart(text: string): string {
  return pad(text).trimEnd();
}

export function placeOf(role: Role | null): string {
  return role?.organisation ?? role?.title ?? "上一段经历";
}

export function during(role: Role | null): string {
  if (role && ownBusiness.test(role.organisation ?? "")) return "自由职业期间";
  if (role?.organisation) return `在${pad(role.organisation)}${role.kind === "education" ? "求学" : ""}期间`;
  if (role?.title) return role.kind === "projects" ? `在“${role.title}”项目中` : `担任${pad(role.title)}期间`;
  return "在这段经历中";
}

function postOf({ title }: Role): string | null {
  return title === null ? null : pad(title.replace(/实习$/u, "实习生"));
}

export function workAs(role: Role): string {
  const post = postOf(role);
  if (ownBusiness.test(role.organisation ?? "")) return `从事自由职业${post ? `，任${post}` : ""}`;
  if (!role.organisation) return `担任${post ?? ""}`;
  return post ? `在${pad(role.organisation)}任${post}` : `在${pad(role.organisation)}工作`;
}

/** 先答，再用一句话交代背景；一份问答里轮流使用。`now` 是“目前”或“当时”。 */
const contexts: ((place: string, post: string, now: string) => string)[] = [
  (place, post, now) => `${now}我在${place}任${post}`,
  (place, post, now) => `我${now}是${place}的${post}`,
  (place, post) => `这是我在${place}担任${post}期间做的`,
];

function contextOf(role: Role | null, turn: number): string {
  if (!role) return "";
  const { kind, organisation, title, to } = role;
  if (kind === "projects") return `这是“${title ?? organisation}”项目中的工作。`;
  if (kind === "education") return organisation ? `这是在${pad(organisation)}求学期间的事。` : "";
  const post = postOf(role);
  const frame = contexts[turn % contexts.length];
  if (!post || !organisation || !frame || ownBusiness.test(organisation))
    return `${padStart(`这是我${workAs(role)}`)}期间的事。`;
  return withStop(frame(pad(organisation), post, to === "present" ? "目前" : "当时").trimEnd());
}

export function told({ said, role, turn }: Fact): string {
  return `回答：${withStop(said)}${contextOf(role, turn)}`;
}

export function toAdd({ tellsResult }: Fact, ready: string): string {
  return `补充：${tellsResult ? "" : "能拿得出依据的结果；"}${ready}`;
}
