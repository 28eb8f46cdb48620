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

const pairs =
  "贵貴岗崗机機个個职職担擔来來这這历歷与與经經详詳见見简簡项項关關时時还還谢謝阅閱读讀会會谈談复覆礼禮负負责責现現单單间間该該应應寻尋写寫从從";
const traditionalOf = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)]),
);
function traditional(frame: string): string {
  return Array.from(frame, (one) => traditionalOf.get(one) ?? one).join("");
}

/** Whom a letter about such a post is addressed to. */
const houses: [string, RegExp][] = [
  ["贵校", /教师|老师|班主任|辅导员|讲师/u],
  ["贵院", /护士|护师|医师|医生|护理/u],
];

/** The frames in the script of the resume; what they hold keeps its own. */
export const chineseFrames = (inTraditional: boolean): LetterPhrases => {
  const t = inTraditional ? traditional : (frame: string) => frame;
  return {
    greeting: [t("尊敬的招聘负责人："), "您好！"],
    applying: ({ role, company }) =>
      spaced(
        t("我想应聘"),
        company ?? t(houses.find(([, posts]) => posts.test(role ?? ""))?.[0] ?? "贵公司"),
        t(role ? "的" : "正在招聘的岗位"),
        role ?? "",
        t(role ? "一职。" : "。"),
      ),
    unasked: t("冒昧来信，想了解贵公司目前是否有与我经历相符的岗位。"),
    post: ({ title, organisation, present }) =>
      spaced(t(present ? "我目前在" : "我最近一份工作是在"), organisation, t("担任"), title, "。"),
    asked: (terms, sentence, again) =>
      again
        ? spaced(t("关于"), listed(terms), "，", sentence)
        : spaced(t("岗位要求中提到"), listed(terms), "。", sentence),
    enclosed: t("随信附上简历，其中写明了我的经历。"),
    samePost: ({ present }, said, turn) =>
      `${t((present ? ["在目前的岗位上", "在这个岗位上", "工作中"] : ["在上一份工作中", "在这个岗位上", "在那里"])[turn % 3] ?? "")}，${said}。`,
    sameEntry: (said, again) =>
      `${again ? `此外，${said.replace(/^我(?=\p{Script=Han})/u, "")}` : said.replace(/^我(?![还還])/u, t("我还"))}。`,
    sameEmployer: (said) => `${t("在该公司的另一岗位上")}，${said}。`,
    atEmployer: (organisation, said, turn) =>
      `${spaced("在", organisation, turn % 2 === 0 ? "" : t("期间"))}，${said}。`,
    inProject: (title, said, turn) =>
      `${spaced(turn % 2 === 0 ? "在" : "做", title, /[项項]目$/u.test(title) ? "" : t("项目"), t(turn % 2 === 0 ? "中" : "时"))}，${said}。`,
    bare: (said) => `${said}。`,
    closing: (asked) => t(`感谢您阅读这封信，${asked ? "期待有机会与您面谈" : "期待您的回复"}。`),
    farewell: ["此致", t("敬礼！")],
  };
};
