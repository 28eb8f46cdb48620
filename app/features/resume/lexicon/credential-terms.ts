/** Degrees, languages and permits that adverts ask for. Lines of education, languages and certificates show them: nobody tells of
 * them in a deed. What `shows` one may be more than what `asks` for it: a master is a bachelor too. */
export type Credential = { name: string; asks: RegExp; shows: RegExp };

const bachelor = String.raw`\bbachelor(?:'s|’s|s)?\b(?: degree)?|\b(?:BSc|BEng|BTech|BCom|BBA)\b|\bB\.(?:Sc|S|A|Eng|Tech|Com|Ed)\b\.?|\bundergraduate degree|本科|学士`;
const master = String.raw`\bmaster(?:'s|’s) degree|\bmaster of \w+|\b(?:MSc|MEng|MBA)\b|\bM\.(?:Sc|S|A|Eng)\b\.?|硕士`;
const doctor = String.raw`\bPh\.?D\b\.?|\bdoctorate|博士`;
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
  const known = String.raw`\b(?:fluen\w+|bilingual|proficien\w+|spoken|written|conversational|speaks?|native) (?:in |spoken |written |level )?(?:English (?:and|or|\/) )?${name}\b|\b${name}[- ](?:speak\w+|fluen\w+|language skills|proficien\w+)|${han}`;
  return credential(name, known, String.raw`\b${name}\b|${han}`);
}

const permits = `RN licence|rn licen[cs]e|registered nurse|nursing licen[cs]e|护士执业(?:资格)?证书?|护士资格证
BSN|bachelor of science in nursing
specialist nurse certificate|专科护士证书?
BLS|basic life support
ACLS|advanced cardiac life support
PALS
CCRN
CPR|心肺复苏
teaching certificate|teaching licen[cs]e|qualified teacher status|qts|pgce|教师资格证
Mandarin test|普通话[一二]级[甲乙]等|普通话
CPA|注册会计师
ACCA
CIMA
CMA
accounting title|[初中]级会计(?:职称|师)?
PMP
commercial driving licence|(?:class [ab] )?cdl(?: class [ab])?|[ab][12](?:或[ab][12])?(?:驾照|驾驶证)
driving licence|driver[’']?s licen[cs]e|driving licen[cs]e|驾照|驾驶证|c1驾[照驶]
road haulage certificate|(?:道路运输)?从业资格证
forklift licence|forklift licen[cs]e|forklift certif\\w+|叉车证
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
notary public|notary public commission
TEM-8|英语专业八级|专业八级|专八
TEM-4|英语专业四级|专四
CET-6|英语六级|大学英语六级|cet-?6
CET-4|英语四级|大学英语四级|cet-?4`;

const names = String.raw`(?<![\w+#.-])`;
const ends = String.raw`(?![\w+#])`;

export const credentials: readonly Credential[] = [
  credential("PhD", doctor),
  credential("Master's degree", master, `${master}|${doctor}`),
  credential(
    "Bachelor's degree",
    bachelor,
    `${bachelor}|\\bB[AS]\\b(?! ?(?:EN ?)?\\d)|${master}|\\bM[AS]\\b|${doctor}`,
  ),
  credential(
    "associate degree",
    associate,
    `${associate}|${bachelor}|\\bB[AS]\\b(?! ?(?:EN ?)?\\d)|${master}|${doctor}`,
  ),
  credential(
    "high school diploma",
    String.raw`\bhigh school diploma|\bGED\b`,
    "\\bhigh school(?: diploma|$)|\\bGED\\b|高中",
  ),
  ...permits.split("\n").map((row) => {
    const [name = "", ...others] = row.split("|");
    const all = [...new Set([name.toLowerCase(), ...others])].map((one) =>
      /\p{Script=Han}/u.test(one) ? one : `${names}${one}${ends}`,
    );
    return credential(name, all.join("|"));
  }),
  ...spoken.map(([name, han]) => language(name, han)),
];
