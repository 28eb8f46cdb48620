import { degrees } from "../lexicon/credential-terms";
import { isPlace } from "../lexicon/places";
import { isEnglishSkill } from "./skill-phrases.en";
import { isChineseSkill, withoutLead } from "./skill-phrases.zh";
import { hasHan } from "./text-reader";
import { literal } from "./vocabulary";

/** A subject of study or a permit that no list of ours has, and what shows it among degrees and certificates. */
type AskedPaper = { name: string; shows: RegExp };

const degreeIn =
  /\b(?:degrees?|bachelor(?:['’]s)?|master(?:['’]s)?|BSc|BEng|BA|BS|diploma|qualifications?)(?: of \w{3,12})? in ([a-z ,&/-]{3,100})/gi;
const hanSubjects =
  /(?:^|[，,。；;：:])([^，,。；;：:]{2,40}?)等?(?:相关|类|对口|理工科)?专业(?=$|[，,、。；;（(\s毕优本大专硕及者背])/gu;
const levels = /^.*的|全日制|统招|\p{Script=Han}{0,2}(?:本科|大专|硕士|学历|以上)|类$|等$|方向$/gu;

function fieldsIn(list: string): string[] {
  return list
    .split(/,|\/|&|\b(?:and|or)\b/i)
    .map((subject) => subject.replace(/ (?:is )?(?:required|preferred|essential|desirable)\b.*$/i, "").trim())
    .filter(
      (subject) => subject.split(" ").length <= 3 && !/^education$/i.test(subject) && isEnglishSkill(subject),
    );
}

/** What follows a degree: "in" its field or the field alone. */
const degreeTail =
  /^( of [A-Z][a-z]+)?(?:\/\w{2,6})?(?: degree)?(?: in ([A-Za-z ,&/-]{3,100})| ([A-Z][a-z]+(?: [A-Z][a-z]+){0,2}))?/;

const letters: [RegExp, string][] = [
  [/Eng\b/, "B\\.?Eng|M\\.?Eng|engineering"],
  [/Tech\b/, "B\\.?Tech|technology"],
  [/Com\b/, "B\\.?Com|commerce"],
  [/Sc\b/, "[BM]\\.?Sc?\\b|science"],
];

/** Each of its words stands there, however it goes on: "B.Pharm" is in pharmacy. */
const inField = (field: string) =>
  (field.match(/[A-Za-z]{3,}/g) ?? [])
    .filter((word) => word !== "and")
    .map((word) => `(?=[^]{0,200}(?<![a-z])[BM]?${word.slice(0, 5)})`)
    .join("");

/** "BEng in Civil Engineering" and "Bachelor of Pharmacy": a degree that only one of its field shows. */
export function degreesOf(text: string): AskedPaper[] {
  return degrees.flatMap(({ asks, shows }) =>
    Array.from(text.matchAll(new RegExp(asks, "gi"))).flatMap(({ 0: found, index }) => {
      const [, of = "", list = "", alone = ""] = degreeTail.exec(text.slice(index + found.length)) ?? [];
      const own = / of (?!Science|Arts)(\w+)$/.exec(found + of)?.[1];
      const fields = own ? [own] : [...fieldsIn(list), ...fieldsIn(alone)];
      const short = letters.find(([letter]) => letter.test(found))?.[1];
      const among =
        fields.length > 0 ? fields.map(inField).join("|") : short && `(?=[^]{0,200}\\b(?:${short}))`;
      if (!among || hasHan(found)) return [];
      const level = `(?=[^]{0,200}(?:${shows.source}))`;
      return [{ name: found + of + (alone && ` ${alone}`), shows: new RegExp(`^${level}(?:${among})`, "i") }];
    }),
  );
}

/** "Degree in Economics or a related field" and "会计学、财务管理等相关专业" name subjects. */
export function subjectsOf(text: string): AskedPaper[] {
  const english = Array.from(text.matchAll(degreeIn), ([, list = ""]) => list).flatMap(fieldsIn);
  const chinese = Array.from(text.matchAll(hanSubjects), ([, list = ""]) => list)
    .flatMap((list) => list.split(/[、/]|[和或]|及(?!其)/u))
    .map((subject) => withoutLead(subject.replace(levels, "")))
    .filter(
      (subject) =>
        /^\p{Script=Han}{2,10}$/u.test(subject) && !/^.语$/u.test(subject) && isChineseSkill(subject),
    );
  return [
    ...english.map((name) => ({ name, shows: new RegExp(`\\b${literal(name)}\\b`, "i") })),
    ...chinese.map((name) => ({ name, shows: new RegExp(`${literal(name)}(?![一二三四]级)`, "u") })),
  ];
}

const permit =
  /((?:[A-Za-z][\w+’'-]{0,20} ){1,3})(?:licen[cs]e|certificat(?:e|ion)|permit|(?<=['’]s |\b[A-Z]\w{2,12} )card)s?\b/g;
const noPermit =
  /^(?:a|an|the|any|all|and|or|your|our|their|own|full|clean|valid|current|active|relevant|required|professional|industry|appropriate|necessary|unrestricted|with|of|in|for|have|has|hold|holds|obtain|possess|maintain|including|birth|gift|business|credit|level|(?!iv$)[ivx]+|north|south|carolina|dakota|virginia|york|jersey|mexico|hampshire|zealand|wales)$/i;
const hanPermit =
  /((?:(?![或和与及证])\p{Script=Han}){2,12}?)(?:资格证书?|证书|执照|(?<![认凭保验论签公见取举查求印佐实单用])证(?![书明件据券照实]))/gu;
const noHanPermit = /相关|各类|有效|学历|级$|^(?:职业|专业|技能|学位|毕业|荣誉|上岗|从业|资格|身份)$/u;

/** Permits known by how their names end: "food handler's card", 中式烹调师证. */
export function permitsOf(text: string): AskedPaper[] {
  const english = Array.from(text.matchAll(permit)).flatMap(([whole, before = ""]) => {
    const words = before.trim().split(" ");
    const first = words.findLastIndex((word) => noPermit.test(word) || isPlace(word)) + 1;
    const name = words.slice(first).join(" ");
    const shows = new RegExp(`\\b${literal(name)}(?!\\w)`, "i");
    return name.length > 2 ? [{ name: `${name} ${whole.slice(before.length)}`, shows }] : [];
  });
  const chinese = Array.from(text.matchAll(hanPermit)).flatMap(([whole, before = ""]) => {
    const core = withoutLead(before.replace(/^.*(?:[的有持获需]|取得|通过)/u, ""));
    if (core.length < 2 || noHanPermit.test(core)) return [];
    return [{ name: core + whole.slice(before.length), shows: new RegExp(literal(core), "u") }];
  });
  return [...english, ...chinese];
}
