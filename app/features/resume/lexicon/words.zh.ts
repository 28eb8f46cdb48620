import { anyOf } from "./word-list";
import limits from "./words/limiting-words.zh.json" with { type: "json" };
import wordsWithParticles from "./words/particle-words.zh.json" with { type: "json" };

export const particles = new Set(["的", "地", "得", "了"]);

/** Words that hold a particle as part of themselves. */
export const particleWords = new RegExp(anyOf(wordsWithParticles.words), "gu");

export const addableWords = ["并", "且", "并且", "与", "和", "及", "以及", "其", "该"];

export const sameWords: [string, string][] = [
  ["通过", "使用"],
  ["利用", "使用"],
  ["运用", "使用"],
  ["提高", "提升"],
  ["减少", "降低"],
  ["搭建", "构建"],
  ["编写", "撰写"],
  ["和", "与"],
  ["以及", "与"],
  ["使得", "使"],
];

function every(...parts: string[][]): string[] {
  return parts.reduce<string[]>((all, part) => all.flatMap((head) => part.map((tail) => head + tail)), [""]);
}

const own = ["", "有", "具有", "具备", "拥有", "有着", "能", "能够", "具有一定的"];
const much = [
  "",
  "良好的",
  "较强的",
  "较好的",
  "很强的",
  "强烈的",
  "优秀的",
  "出色的",
  "高度的",
  "极强的",
  "一定的",
];
const virtues = [
  "沟通能力",
  "沟通协调能力",
  "沟通表达能力",
  "表达能力",
  "学习能力",
  "抗压能力",
  "承压能力",
  "执行力",
  "执行能力",
  "适应能力",
  "团队合作能力",
  "团队协作能力",
  "团队精神",
  "团队意识",
  "团队合作精神",
  "团队协作精神",
  "团队合作意识",
  "团队协作意识",
  "责任心",
  "责任感",
  "上进心",
  "事业心",
  "逻辑能力",
  "逻辑思维能力",
];

/** Phrases that say nothing of this person; a clause made of them alone may go. */
export const emptyPhrases = [
  ...every(own, much, virtues),
  ...every(virtues, ["强", "较强", "很强", "好", "良好", "出色"]),
  ...every(["有", "具有", "具备", "拥有"], ["丰富的"], ["经验", "工作经验"]),
  ...every(
    ["热爱", "积极", "性格", "为人", "待人", "乐观", "开朗", "踏实", "勤奋", "刻苦", "做事", "工作"],
    [
      "学习",
      "生活",
      "工作",
      "向上",
      "进取",
      "主动",
      "乐观",
      "开朗",
      "外向",
      "大方",
      "诚恳",
      "正直",
      "真诚",
      "和善",
      "随和",
      "活泼",
    ],
  ),
  ..."活泼开朗|诚实守信|吃苦耐劳|能吃苦耐劳|能够吃苦耐劳|认真负责|工作认真负责|做事认真负责|工作认真|做事认真|踏实肯干|踏实认真|踏实稳重|踏实努力|勤奋好学|勤奋努力|勤奋刻苦|刻苦努力|性格开朗乐观|善于沟通|善于学习|善于思考|善于交流|善于与人沟通|善于与人交流|追求卓越|追求完美|追求极致|精益求精|勇于挑战|勇于创新|敢于挑战|敢于创新|思维敏捷|服从安排|服从管理|充满激情|充满热情|对工作充满热情|对工作充满激情|责任心强|责任感强|有强烈的责任心和上进心".split(
    "|",
  ),
];

function withoutParticles(text: string): string {
  return text.replace(/[的地得了]/gu, "");
}

export const droppableWords = [
  ...emptyPhrases,
  ...emptyPhrases.map(withoutParticles),
  ...every(["与"], much, virtues).map(withoutParticles),
  "本人",
  "我",
  "主要",
  "负责",
  "主要负责",
  "工作",
  "日常",
  "等等",
  "等",
  "进行",
  "对",
  "非常",
  "十分",
  "相关",
  "成功",
  "并且",
  "并",
  "有效",
  "方面",
];

/** Words that limit a claim; while one stands in the line nothing may change its place. */
export const limitingWords = new RegExp(
  [
    anyOf(limits.words),
    String.raw`支持(?!\s*\d|高|多|百|千|万|亿|约)`,
    "(?<!然|随|之|此|最)后(?![台端勤续])",
    String.raw`(?<=\p{Script=Han})我(?!们)`,
  ].join("|"),
  "u",
);

export const numerals = /[〇零一二两三四五六七八九十百千万亿半双几数]/u;
