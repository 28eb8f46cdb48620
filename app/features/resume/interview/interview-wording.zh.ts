import type { Fact } from "./interview-facts";
import type { Role } from "./interview-roles";

export function quote(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}

export function stop(text: string): string {
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

/** No space at the end where a mark follows. */
export function padStart(text: string): string {
  return pad(text).trimEnd();
}

export function placeOf(role: Role | null): string {
  return role?.organisation ?? role?.title ?? "上一段经历";
}

/** "在某公司期间"; without an employer the project or this experience. */
export function during(role: Role | null): string {
  if (role?.organisation) return `在${pad(role.organisation)}期间`;
  if (role?.title) return role.kind === "projects" ? `在“${role.title}”项目中` : `担任${pad(role.title)}期间`;
  return "在这段经历中";
}

export function opening(role: Role | null): string {
  if (!role) return "开场：先用一句话交代这件事发生在哪里、什么时候。";
  if (role.kind === "projects") return `开场：这是我在项目${pad(nameOf(role))}中做的。`;
  if (role.kind === "education") return `开场：这是我在校期间的经历：${nameOf(role)}。`;
  return `开场：这是我${padStart(workAs(role))}期间的工作${role.dates ? `（${role.dates}）` : ""}。`;
}

/** "在某公司任某职"; without an employer or a post, half of it. */
export function workAs({ organisation, title }: Role): string {
  if (!organisation) return `担任${pad(title ?? "")}`;
  if (!title) return `在${pad(organisation)}`;
  const intern = /^(.*)实习$/u.exec(title);
  return intern ? `在${pad(organisation)}${intern[1] ?? ""}实习` : `在${pad(organisation)}任${pad(title)}`;
}

/** What was done and what came of it, in the resume's own words. */
export function told({ text, action, result, tellsResult }: Fact): string[] {
  if (result) return [`做法：${stop(action)}`, `结果：${stop(result)}`];
  return [`${tellsResult ? "做法与结果" : "做法"}：${stop(text)}`];
}

export function toAdd({ result, tellsResult }: Fact, ready: string): string {
  return `补充：${result || tellsResult ? "" : "能拿得出依据的结果；"}${ready}`;
}
