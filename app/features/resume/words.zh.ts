/** Particles that carry no claim. */
export const particles = new Set(["的", "地", "得", "了"]);

/** Words that hold a particle as part of themselves. */
export const particleWords =
  /了解|为了|除了|明了|目的|的确|标的|地址|地图|当地|落地|地区|基地|地方|地点|地产|地铁|土地|场地|各地|本地|异地|地推|地面|外地|得到|获得|取得|得分|心得|所得|得奖|荣获/gu;

/** Words that a rewording may add. */
export const addableWords = ["并", "且", "并且", "与", "和", "及", "以及", "其", "该"];

/** Groups of words that may stand for each other. */
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

/** Phrases that say nothing of this person; a clause made of them alone may go. */
export const emptyPhrases = [
  "热爱学习",
  "热爱生活",
  "热爱工作",
  "积极向上",
  "积极进取",
  "积极主动",
  "性格开朗",
  "开朗活泼",
  "活泼开朗",
  "乐观向上",
  "乐观开朗",
  "为人诚恳",
  "为人正直",
  "待人真诚",
  "诚实守信",
  "吃苦耐劳",
  "能吃苦耐劳",
  "能够吃苦耐劳",
  "认真负责",
  "工作认真负责",
  "工作认真",
  "踏实肯干",
  "勤奋好学",
  "勤奋努力",
  "刻苦努力",
  "责任心强",
  "有责任心",
  "具有责任心",
  "有较强的责任心",
  "有强烈的责任心",
  "抗压能力强",
  "有较强的抗压能力",
  "学习能力强",
  "有较强的学习能力",
  "具有较强的学习能力",
  "沟通能力强",
  "有良好的沟通能力",
  "具有良好的沟通能力",
  "有团队精神",
  "具有团队精神",
  "有良好的团队合作精神",
  "具有良好的团队合作精神",
  "具备良好的团队合作精神",
  "团队合作能力强",
  "善于沟通",
  "善于学习",
  "善于思考",
  "适应能力强",
  "执行力强",
  "追求卓越",
  "精益求精",
  "勇于挑战",
  "勇于创新",
];

/** Words that a rewording may drop. */
export const droppableWords = [
  ...emptyPhrases,
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
export const limitingWords =
  /参与|协助|配合|辅助|支持(?!\s*\d|高|多|百|千|万|亿|约)|帮助|跟随|学习|了解|熟悉|未|不|没|无|非|拟|计划|预计|预期|目标|希望|期望|尝试|约|近|超|左右|以上|以下|至少|最多|部分|实习|助理|副|由|被|让|请|同事|团队|我们|共同|一起|如果|曾|将要/u;

/** Characters that write a number. */
export const numerals = /[〇零一二两三四五六七八九十百千万亿半双几数]/u;
