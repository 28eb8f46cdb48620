import type { Line } from "~/core/resume";
import { simplified } from "../lexicon/simplified";
import type { LetterPhrases } from "./letter";

function spaced(...parts: string[]): string {
  return parts.reduce((text, part) => {
    const joint = `${text.at(-1) ?? ""}${part.charAt(0)}`;
    const mixed = /^(?:\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han})$/u.test(joint);
    return `${text}${mixed ? " " : ""}${part}`;
  }, "");
}

const pairs =
  "业業东東个個为為举舉习習于於亲親优優会會体體关關养養内內划劃别別办辦务務动動单單历歷双雙发發变變员員响響团團图圖场場处處备備学學实實导導岗崗带帶帮幫应應开開张張当當录錄态態户戶担擔据據数數时時构構标標样樣检檢测測点點状狀独獨现現监監础礎离離种種称稱简簡紧緊练練绍紹经經结結给給统統继繼续續择擇须須确確涨漲撑撐骤驟犹猶触觸轮輪译譯医醫护護儿兒职職获獲补補规規计計认認让讓议議记記讲講许許论論设設访訪证證评評试試话話该該语語误誤请請读讀课課调調负負责責账賬资資过過达達进進适適选選采採释釋钟鐘键鍵长長门門问問间間队隊难難静靜顺順顾顧领領题題验驗两兩么麼们們仅僅决決启啟坏壞坚堅满滿烦煩见見觉覺讨討诉訴说說谁誰还還这這错錯隐隱虑慮来來写寫争爭无無产產价價听聽从從归歸权權败敗终終组組织織绩績贵貴园園师師随隨机機阅閱谢謝谈談复覆礼禮详詳项項与與寻尋对對赖賴惯慣换換几幾纸紙没沒况況着著";
const traditionalOf = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)]),
);
/** Our own words in the script of the resume; what it holds in traditional script stays as it is. */
export function traditional(frame: string): string {
  return Array.from(frame, (one) => traditionalOf.get(one) ?? one)
    .join("")
    .replace(/(?<=[之先今最])后|后(?=來)/g, "後")
    .replace(/(?<=[那哪歷事作])里/g, "裡")
    .replace(/准(?=備)/g, "準")
    .replace(/(?<=[每一])周/g, "週");
}

/** Whether the lines are written in traditional characters, a few of which stand in names of simplified texts, too. */
export function isTraditional(lines: Line[]): boolean {
  const han = lines.flatMap(({ text }) => text.match(/\p{Script=Han}/gu) ?? []);
  return han.filter((one) => simplified(one) !== one).length * 40 > han.length;
}

const houses: [string, RegExp][] = [
  ["贵园", /幼儿园|幼教|幼师|保育/u],
  ["贵校", /教师|老师|班主任|辅导员|教研/u],
  ["贵院", /护士|护师|医师|医生|护理|护长/u],
  ["贵所", /律师/u],
];

function houseOf(post: string): string {
  return houses.find(([, posts]) => posts.test(simplified(post)))?.[0] ?? "贵公司";
}

/** The frames in the script of the resume; what they hold keeps its own. */
export const chineseFrames = (inTraditional: boolean): LetterPhrases => {
  const t = inTraditional ? traditional : (frame: string) => frame;
  return {
    greeting: [t("尊敬的招聘负责人："), "您好！"],
    applying: ({ role, company }, turn) =>
      spaced(
        t(["我想应聘", "我希望应聘", "我有意应聘"][turn % 3] ?? ""),
        company ?? t(houseOf(role ?? "")),
        t(role ? "的" : "正在招聘的岗位"),
        role ?? "",
        t(role ? "一职。" : "。"),
      ),
    unasked: (title, turn) =>
      t(
        turn % 2 === 0
          ? `冒昧来信，想了解${houseOf(title)}目前是否有与我经历相符的岗位。`
          : `冒昧来信，希望有机会到${houseOf(title)}工作。`,
      ),
    post: ({ title, organisation, present, since, isLatest }) =>
      spaced(
        t(present ? (since ? `我自 ${since} 年起` : "我目前") : isLatest ? "我最近一份工作是" : "我曾"),
        organisation === null ? t("从事自由职业，") : spaced("在", organisation),
        t("担任"),
        title,
        "。",
      ),
    before: ({ title, organisation }) =>
      spaced(
        t("此前，我"),
        organisation === null ? t("从事自由职业，") : spaced("在", organisation),
        t("担任"),
        title,
        "。",
      ),
    studies: (title, school) => spaced(t("我求学于"), school, "（", title, "）。"),
    samePost: ({ present }, said, turn) =>
      `${t((present ? ["在目前的岗位上", "在这个岗位上", "工作中"] : ["任职期间", "在这个岗位上", "在那里"])[turn % 3] ?? "")}，${said}。`,
    sameEntry: (said, again) => `${again ? `此外，${said}` : said.replace(/^我(?![还還])/u, t("我还"))}。`,
    sameEmployer: (said) => `${t("在该公司的另一岗位上")}，${said}。`,
    atEmployer: (organisation, said, turn) =>
      `${spaced("在", organisation, t(turn % 2 === 0 ? "工作时" : "期间"))}，${said}。`,
    inProject: (title, said, turn) =>
      `${spaced(turn % 2 === 0 ? "在" : "做", title, /[项項]目$/u.test(title) ? "" : t("项目"), t(turn % 2 === 0 ? "中" : "时"))}，${said}。`,
    bare: (said, work) =>
      `${work === null ? "" : t(work === "now" ? "在目前的工作中，" : "在以往的工作中，")}${said}。`,
    closing: (asked) =>
      t(`随信附上简历。感谢您阅读这封信，${asked ? "期待有机会与您面谈" : "期待您的回复"}。`),
    farewell: [t("此致"), t("敬礼！")],
    date: (today) => `${today.getFullYear()}年${today.getMonth() + 1}月${today.getDate()}日`,
  };
};
