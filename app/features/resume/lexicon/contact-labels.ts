/** What the words before a colon announce: a field of the contact block, or `other` for what has no field. */
export type LabelKind = "name" | "email" | "phone" | "place" | "link" | "headline" | "other";

/** As they stand on resumes and application forms of both scripts; longer ones first, so that 联系电话 is not cut to 电话. */
const han: Record<LabelKind, string> = {
  name: "姓名 名字 中文姓名 中文名 求职者 应聘者 申请人 候选人 求職者 應徵者",
  email:
    "电子邮箱 电子邮件 邮箱地址 联系邮箱 邮箱 邮件 電子郵件 電子郵箱 電子信箱 電郵地址 電郵 電邮 郵箱 信箱",
  phone:
    "手机号码 手机号 联系手机 联系电话 电话号码 移动电话 固定电话 联系方式 手机 电话 手機號碼 手機 聯絡電話 聯繫電話 連絡電話 行動電話 電話號碼 聯絡方式 聯繫方式 電話",
  place:
    "现居住地 现居地址 现居城市 现居地 现居 居住地址 居住城市 居住地 目前所在地 目前城市 目前所在 当前城市 现所在地 所在城市 所在地区 所在地 通讯地址 通信地址 联系地址 家庭住址 家庭地址 现住址 现住 常住地 住址 地址 城市 坐标 現居地 現居 通訊地址 聯絡地址",
  link: "个人主页 个人网站 个人博客 技术博客 作品链接 作品集 主页 网站 网址 博客 领英 知乎 掘金 码云 小红书号 小红书 抖音号 抖音 微博 公众号 個人網站 個人網頁 部落格 網站 作品連結",
  headline:
    "求职意向 求职目标 求职岗位 求职职位 应聘职位 应聘岗位 应聘方向 应聘 意向岗位 意向职位 目标岗位 目标职位 期望职位 期望岗位 求職意向 求職目標 應徵職位 應徵職務 應聘職位 希望職務 希望職稱",
  other:
    "性别 性別 年龄 年齡 民族 籍贯 籍貫 户籍地 户籍 户口所在地 户口 戶籍 出生年月日 出生年月 出生日期 出生地 生日 身高 体重 体型 婚姻状况 婚姻狀況 婚姻 婚否 政治面貌 最高学历 学历 學歷 学位 學位 专业 主修专业 所学专业 就读专业 主修 專業 主修科系 科系 毕业院校 毕业学校 毕业时间 毕业年份 毕业日期 就读院校 就读学校 院校 学校 學校 微信号 微信號 微信 QQ号 QQ 工作年限 工作经验 工作年数 工作年資 工龄 年资 期望薪资 期望薪水 期望月薪 薪资要求 薪资期望 希望待遇 期望待遇 目前薪资 期望城市 期望地点 期望行业 意向城市 意向地点 意向行业 目标城市 工作地点 工作城市 工作性质 希望地点 到岗时间 到岗 入职时间 可上班日 求职状态 求职类型 目前状态 当前状态 在职状态 现状 健康状况 外语水平 英语水平 英语能力 英语等级 计算机水平 普通话 语言 英语 语言能力 身份证号码 身份证号 身份证 身分證字號 邮政编码 邮编 国籍 國籍 血型 驾照 驾驶证 紧急联系人 兴趣爱好 兴趣 爱好 特长 现职 现任职务 现任 职称 职务 目前职位 当前职位 当前公司 英文姓名 英文名 星座 宗教 兵役狀況 役別 性格 证件类型 证件号码 更新时间 填表日期",
};

const latin: Record<LabelKind, string[]> = {
  name: ["full name", "name", "nombre", "nom", "nome", "candidate", "applicant"],
  email: ["e-?mail(?: address| id)?", "mail(?: id)?", "correo(?: electr[óo]nico)?", "courriel", "e"],
  phone: [
    "(?:cell|mobile|home|work|contact|tele)?\\s?phone(?: number| no\\.?)?",
    "tel(?:\\.|ephone)?",
    "mob(?:\\.|ile)?(?: number| no\\.?)?",
    "contact (?:number|no\\.?)",
    "t[eé]l[eé]f(?:ono|on|one|oon)",
    "t(?:é|lf|fno|fn|elef)\\.?l?",
    "m[óo](?:vil|bil|biel)",
    "celular",
    "handy",
    "portable",
    "hp",
    "cell",
    "home",
    "ph",
    "whatsapp",
    "[tpmch]",
  ],
  place: [
    "(?:home|mailing|current|postal|permanent)?\\s?(?:address|location)",
    "adresse?",
    "anschrift",
    "wohnort",
    "direcci[óo]n",
    "endereço",
    "indirizzo",
    "based in",
    "base",
    "city",
    "residence",
    "lives in",
    "add",
    "loc",
    "[al]",
  ],
  link: [
    "linkedin",
    "github",
    "gitlab",
    "gitee",
    "bitbucket",
    "(?:personal )?(?:web\\s?site|site|home\\s?page)",
    "web",
    "(?:online )?portfolio",
    "(?:tech )?blog",
    "url",
    "twitter",
    "x",
    "medium",
    "kaggle",
    "behance",
    "dribbble",
    "orcid",
    "google scholar",
    "stack ?overflow",
    "leetcode",
    "w",
  ],
  headline: [
    "(?:desired|target) (?:position|role|job)",
    "target",
    "objective",
    "applying for",
    "job title",
    "position",
    "title",
  ],
  other: [
    "date of birth",
    "place of birth",
    "birth ?(?:date|day)",
    "d\\.?o\\.?b\\.?",
    "born",
    "nationality",
    "citizenship",
    "gender",
    "sex",
    "age",
    "marital status",
    "visa(?: status)?",
    "work (?:permit|authori[sz]ation)",
    "driv(?:ing|er['’]?s?) licen[cs]e",
    "wechat",
    "telegram",
    "skype",
    "signal",
    "instagram",
    "facebook",
    "youtube",
    "quora",
    "qq",
    "availab(?:le|ility)",
    "notice period",
    "(?:security )?clearance",
    "pronouns",
    "fax",
    "languages?",
    "height",
    "status",
  ],
};

const kinds: LabelKind[] = ["name", "email", "phone", "place", "link", "headline", "other"];

/** Forms space their labels out to one width: "姓　　名". */
function spaced(label: string): string {
  return [...label].join("\\s{0,4}");
}

const hanLabels = kinds
  .flatMap((kind) => han[kind].split(" ").map((label) => ({ kind, label })))
  .sort((a, b) => b.label.length - a.label.length);
const hanKinds = new Map(hanLabels.map(({ kind, label }) => [label, kind]));
const anyHan = hanLabels.map(({ label }) => spaced(label)).join("|");
const anyLatin = kinds.map((kind) => `(?<${kind}>${latin[kind].join("|")})`).join("|");
const unnamedLatin = kinds.flatMap((kind) => latin[kind]).join("|");
const both = String.raw`(?:${anyHan}|(?<![\p{L}\d])(?:${unnamedLatin}))`;
const remark = String.raw`(?:\s?[(（][^()（）]{1,12}[)）])?`;
const second = String.raw`(?:(?:\s?[/／&、和及]\s?|\s)(?:${both}))?`;

const whole = new RegExp(`^(?:${anyLatin})$`, "iu");
const anywhere = new RegExp(
  String.raw`(?<label>${both})${second}${remark}\s{0,4}(?:[:：](?!\/\/\S)(?:\/\/)?|=)`,
  "giu",
);
const alone = new RegExp(String.raw`^[\s(（]*(?<label>${both})${second}${remark}\.?[\s:：)）]*$`, "iu");
/** "Mobile 0171 …" and "m. +44 …": words that belong to what stands behind them. */
const atEnd = new RegExp(String.raw`(?<label>${both})${second}${remark}[\s.)）:：]*$`, "iu");
/** Words that a place follows without a colon. */
const before =
  /(?<![\p{L}])(?:(?:currently )?(?:based|living|located) in)\s+(?=\p{Lu})|(?:现居住?|现住|現居住?|常住|坐标)(?:于|在)?\s?(?![地址城住所点])(?=\p{Script=Han})/giu;
/** "Hi, I'm Jane Smith." */
const introduction =
  /^(?:(?:hi|hello|hey)(?: there)?[,!.]?\s{1,2})?(?:I['’]m|I am|my name is)\s(?=\p{Lu}[\p{L}'’-]{1,20} \p{Lu})|^(?:你好|您好)?[，,！!]?(?:我是|我叫)(?=\p{Script=Han}{2,3}(?:[，,。！!]|$))/iu;
/** "X：" that no list knows. Its words go together to what has no field. */
const unlisted =
  /(?:^|(?<=[\s,，;；|]))(?:\p{Script=Han}{2,6}\s?[:：]|[A-Z][a-z]{2,14}(?: [A-Za-z]{2,12}){0,2}:(?=\s))/gu;

function kindOf(label: string, words: string): LabelKind {
  const kind = ownKind(label);
  return kind === "other" && /手机|电话|手機|電話|phone|mobile/i.test(words) ? "phone" : kind;
}

function ownKind(label: string): LabelKind {
  const known =
    hanKinds.get(label.replace(/\s/g, "")) ?? hanKinds.get(label.replace(/\s/g, "").toUpperCase());
  if (known) return known;
  const groups = whole.exec(label.trim())?.groups ?? {};
  return kinds.find((kind) => groups[kind] !== undefined) ?? "other";
}

export type FoundLabel = { kind: LabelKind; index: number; text: string };

/** The labels with a colon in a text, wherever they stand: "姓名：李明性别：男" has two. */
export function labelsIn(text: string): FoundLabel[] {
  const listed = [...text.matchAll(anywhere)].map((match) => ({
    kind: kindOf(match.groups?.label ?? "", match[0]),
    index: match.index,
    text: match[0],
  }));
  const places = [...text.matchAll(before)].map((match) => ({
    kind: "place" as const,
    index: match.index,
    text: match[0],
  }));
  const self = introduction.exec(text)?.[0];
  if (self) listed.push({ kind: "name", index: 0, text: self });
  listed.push(
    ...places.filter(
      ({ index }) => !listed.some((label) => label.index <= index && index < label.index + label.text.length),
    ),
  );
  const covered = (from: number, to: number) =>
    listed.some((label) => label.index < to && from < label.index + label.text.length);
  const rest = [...text.matchAll(unlisted)]
    .filter((match) => !covered(match.index, match.index + match[0].length))
    .map((match): FoundLabel => ({ kind: "other", index: match.index, text: match[0] }));
  return [...listed, ...rest].sort((a, b) => a.index - b.index);
}

/** The kind of a text that is nothing but a label, with or without a colon. */
export function bareLabel(text: string): LabelKind | null {
  if (text.length > 30) return null;
  const label = alone.exec(text)?.groups?.label;
  return label === undefined ? null : kindOf(label, text);
}

/** Where a text ends in a label that its value follows: "call me, Mobile" gives 9. */
export function labelAtEnd(text: string): FoundLabel | null {
  const match = atEnd.exec(text.slice(-30));
  if (!match?.groups?.label) return null;
  const index = Math.max(0, text.length - 30) + match.index;
  return { kind: kindOf(match.groups.label, match[0]), index, text: match[0] };
}
