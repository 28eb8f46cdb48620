import type { LetterPhrases } from "./phrases";

/** A space parts Chinese characters from Latin letters and digits. */
function spaced(...parts: string[]): string {
  return parts.reduce((text, part) => {
    const joint = `${text.at(-1) ?? ""}${part.charAt(0)}`;
    const mixed = /^(?:\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han})$/u.test(joint);
    return `${text}${mixed ? " " : ""}${part}`;
  }, "");
}

function listed(items: string[]): string {
  return items.length < 2 ? items.join("") : spaced(items.slice(0, -1).join("、"), "和", items.at(-1) ?? "");
}

export const chinese: LetterPhrases = {
  greeting: ["尊敬的招聘负责人：", "您好！"],
  applying: ({ role, company }) =>
    spaced(
      "我想应聘",
      company ?? "贵公司",
      role ? "的" : "正在招聘的岗位",
      role ?? "",
      role ? "一职。" : "。",
    ),
  unasked: "冒昧来信，想了解贵公司目前是否有与我经历相符的岗位。",
  post: ({ title, organisation, present }) =>
    spaced(present ? "我目前在" : "我最近一份工作是在", organisation, "担任", title, "。"),
  asked: (terms, sentence, again) =>
    again
      ? spaced("关于", listed(terms), "，", sentence)
      : spaced("岗位要求中提到", listed(terms), "。", sentence),
  enclosed: "具体经历详见简历。",
  samePost: ({ present }, said, turn) =>
    `${(present ? ["在目前的岗位上", "在这个岗位上", "工作中"] : ["在上一份工作中", "在这个岗位上", "在那里"])[turn % 3]}，${said}。`,
  sameEntry: (said, again) =>
    `${again ? `此外，${said.replace(/^我(?=\p{Script=Han})/u, "")}` : said.replace(/^我(?!还)/, "我还")}。`,
  sameEmployer: (said) => `在该公司的另一岗位上，${said}。`,
  atEmployer: (organisation, said, turn) =>
    `${spaced(...(turn % 2 === 0 ? ["在", organisation] : ["在", organisation, "期间"]))}，${said}。`,
  inProject: (title, said, turn) =>
    `${spaced(turn % 2 === 0 ? "在" : "做", title, /项目$/.test(title) ? "" : "项目", turn % 2 === 0 ? "中" : "时")}，${said}。`,
  bare: (said) => `${said}。`,
  closing: (asked) => `感谢您阅读这封信，${asked ? "期待有机会与您面谈" : "期待您的回复"}。`,
  farewell: ["此致", "敬礼！"],
};
