/** Degrees, languages and permits that adverts ask for, shown by lines of education, languages and certificates. What `shows` one may be more than what `asks` for it: a master is a bachelor too. */
type Credential = { name: string; asks: RegExp; shows: RegExp };

const bachelor = String.raw`\bbachelor(?:'s|’s|s)?\b(?: degree)?|\b(?:BSc|BEng|BTech|BCom|BBA|BPharm|LLB)\b|\bB\.(?:Sc|S|A|Eng|Tech|Com|Ed|Pharm)\b\.?|\bundergraduate degree|本科|学士`;
const master = String.raw`\bmaster(?:'s|’s) degree|\bmaster of \w+|\b(?:MSc|MEng|MPharm|LLM)\b|\bM\.(?:Sc|S|A|Eng|Pharm)\b\.?|硕士`;
const masters = String.raw`${master}|\bMBA\b`;
const doctor = String.raw`\bPh\.?D\b\.?|\bdoctorate|\bdoctor of \w+|\bPharm\.?D\b|博士`;
const associate = String.raw`\bassociate(?:'s|’s)? degree|大专|专科(?!护士)`;

function credential(name: string, asks: string, more = asks): Credential {
  return { name, asks: new RegExp(asks, "i"), shows: new RegExp(more, "i") };
}

const spoken: [string, string][] = [
  ["Spanish", "西班牙语"],
  ["French", "法语"],
  ["German", "德语"],
  ["Mandarin", "普通话"],
  ["Cantonese", "粤语"],
  ["Japanese", "日语"],
  ["Korean", "韩语"],
];

/** "Fluent in Spanish" and "Spanish-speaking", and no word of a country or a class. */
function language(name: string, han: string): Credential {
  const known = String.raw`\b(?:fluen\w+|bilingual|proficien\w+|spoken|written|conversational|speaks?|native) (?:in |spoken |written |level )?(?:English (?:and|or|\/) )?${name}\b|\b${name}[- ](?:speak\w+|fluen\w+|language skills|proficien\w+)|\b${name}(?=(?: (?:or|and) \w+)?(?: is| are)? ?(?:a plus|preferred|an advantage|welcome|desirable|required|[,.;)]|$))|${han}`;
  return credential(name, known, String.raw`\b${name}\b|${han}`);
}

const permits = `RN licence|rn licen[cs]e|registered nurse|nursing licen[cs]e|护士执业(?:资格)?证书?|护士资格证
BSN|bachelor of science in nursing
MBA|master of business administration|工商管理硕士
specialist nurse certificate|专科护士证书?
BLS|basic life support
ACLS|advanced cardiac life support
PALS
CCRN
CPR|心肺复苏
teaching certificate|teaching licen[cs]e|teacher licen[cs]e|qualified teacher status|qts|pgce|教师资格证
CPA|注册会计师
CIPD
SHRM-CP
ACCA
CIMA
CMA
PMP
commercial driving licence|(?:class [ab] )?cdl(?: class [ab])?|[ab][12](?:或?[ab][12])?(?:驾照|驾驶证)
driving licence|driver[’']?s? licen[cs]e|driving licen[cs]e|驾照|驾驶证|c1驾[照驶] => full licen[cs]e|licen[cs]e [bcd]|category [bcd]\\d?e?
road haulage certificate|(?:运输|货运|客运|驾驶员)从业资格证|(?<![\\u4e00-\\u9fff])从业资格证
driver CPC|driver cpc|cpc card
forklift licence|forklift (?:and [a-z ]{1,20} )?(?:licen[cs]e|operator|certif\\w+)|certif\\w+:? forklift|叉车[司机操作]{0,4}证
hazmat|hazmat endorsement|危险品运输
health certificate|健康证
EPA 608|epa(?: section)? 608(?: universal)?
NATE|nate certifi\\w+
NEBOSH
IOSH
SMSTS
SSSTS
CSCS
Six Sigma|六西格玛
electrician's licence|电工证|journeyman licen[cs]e
constructor's licence|[一二]级建造师
HR manager certificate|人力资源管理师
notary public|notary public commission`;

/** Tests and titles with levels, the highest first: who has one has those below it. */
const ladders = [
  "TEM-8|英语专业八级|(?<!语)专业八级|(?<!语)专八\nTEM-4|英语专业四级|(?<!语)专业四级|(?<!语)专四",
  ...spoken.flatMap(([name, han]) => [
    `${name} TEM-8|${han}(?:专业八级|专八)\n${name} TEM-4|${han}(?:专业四级|专四)`,
    (name === "Japanese" ? ["N1", "N2", "N3", "N4", "N5"] : ["C2", "C1", "B2", "B1", "A2", "A1"])
      .map(
        (level) =>
          `${name} ${level}|${level} ${name}|${name}\\W{1,3}(?:level )?${level}|${han}\\W{0,4}${level}`,
      )
      .join("\n"),
  ]),
  "CET-6|(?:大学)?英语六级|cet-?6\nCET-4|(?:大学)?英语四级|cet-?4",
  "senior accounting title|高级会计(?:职称|师)?\nmiddle accounting title|中级会计(?:职称|师)?\njunior accounting title|初级会计(?:职称|师)?",
  ["一级甲", "一级乙", "二级甲", "二级乙", "三级甲"]
    .map((level) => `普通话${level}等|普通话[:：]? ?${level}等?`)
    .join("\n"),
];

const names = String.raw`(?<![\w+#.-])`;
const ends = String.raw`(?![\w+#])`;

const nameOf = (row: string) => row.split("|", 1)[0] ?? "";

function patternOf(row: string): string {
  const [name = "", ...others] = row.split(/\|(?![^(]{0,200}\))/);
  return [...new Set([name.toLowerCase(), ...others])]
    .map((one) => (/\p{Script=Han}/u.test(one) ? one : `${names}${one}${ends}`))
    .join("|");
}

export const degrees: readonly Credential[] = [
  credential("PhD", doctor),
  credential("Master's degree", master, `${masters}|${doctor}`),
  credential(
    "Bachelor's degree",
    bachelor,
    `${bachelor}|\\bB[AS]\\b(?! ?(?:EN ?)?\\d)|${masters}|\\bM[AS]\\b(?! Office)|${doctor}`,
  ),
];

export const credentials: readonly Credential[] = [
  ...degrees,
  credential(
    "associate degree",
    associate,
    `${associate}|${bachelor}|\\bB[AS]\\b(?! ?(?:EN ?)?\\d)|${masters}|${doctor}`,
  ),
  credential(
    "high school diploma",
    String.raw`\bhigh school diploma|\bGED\b`,
    "\\bhigh school(?: diploma|$)|\\bGED\\b|高中",
  ),
  ...permits.split("\n").map((row) => {
    const [asks = "", more] = row.split(" => ");
    return credential(nameOf(asks), patternOf(asks), patternOf(more ? `${asks}|${more}` : asks));
  }),
  ...ladders.flatMap((ladder) =>
    ladder.split("\n").map((row, at, rows) =>
      credential(
        nameOf(row),
        patternOf(row),
        rows
          .slice(0, at + 1)
          .map(patternOf)
          .join("|"),
      ),
    ),
  ),
  ...spoken.map(([name, han]) => language(name, han)),
];
