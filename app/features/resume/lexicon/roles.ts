import { simplified } from "./simplified";
import { anyOf } from "./word-list";
import degreeAbbreviations from "./words/degree-letters.json" with { type: "json" };
import degrees from "./words/degree-words.en.json" with { type: "json" };
import hanDegrees from "./words/degree-words.zh.json" with { type: "json" };
import newspapers from "./words/newspapers.en.json" with { type: "json" };
import organisations from "./words/organisations.en.json" with { type: "json" };
import hanOrganisations from "./words/organisations.zh.json" with { type: "json" };
import practices from "./words/practices.en.json" with { type: "json" };
import schools from "./words/school-words.json" with { type: "json" };
import hanSchools from "./words/school-words.zh.json" with { type: "json" };
import studyLevels from "./words/study-levels.zh.json" with { type: "json" };
import titles from "./words/titles.en.json" with { type: "json" };
import hanTitles from "./words/titles.zh.json" with { type: "json" };

const titleEndings = String.raw`\w+(?:${anyOf(titles.endings)})`;
const soldier = "(?<=^)private(?= first class|,|$)";
const titleWords = new RegExp(
  String.raw`\b(?:${anyOf(titles.words)}|(?<!-)operative|${titleEndings}|${soldier})s?\b`,
  "i",
);

const titleHan = new RegExp(
  String.raw`(?:\p{Script=Han}[师员官工徒]|${anyOf(hanTitles.words)}|[A-Z]{0,2}BP)(?:[（(].*[)）])?$`,
  "u",
);

const organisationWords = new RegExp(String.raw`\b(?:${anyOf(organisations.words)})\b\.?`, "i");

const organisationHan = new RegExp(`(?:${anyOf(hanOrganisations.words)}|机构$|厂$)`);

const schoolWords = new RegExp(
  String.raw`(?<!\p{L})(?:universi[td]\p{L}*|${anyOf(schools.words)}|comprehensive(?=\s*$))(?!\p{L})`,
  "iu",
);
const schoolHan = new RegExp(anyOf(hanSchools.words));

const bachelors = String.raw`B\.?\s?(?:Sc?|A|Eng|Tech|Com|Ed|BA|FA|CS|Arch|Pharm)`;
const masters = String.raw`M\.?\s?(?:Sc?|A|Eng|Tech|BA|Ed|FA|Phil|PH|CS|Arch|Pharm)`;
const otherDegrees = String.raw`Ph\.?\s?D|A\.?\s?[AS]|${anyOf(degreeAbbreviations.words)}`;
const degreeLetters = new RegExp(
  String.raw`\b(?:${bachelors}|${masters}|${otherDegrees})(?=[\s.,;:)|/–—-]|$)`,
);
const wholeDegreeWords = String.raw`(?:btec|hnd|hnc|g?nvq|pgce|pgde|mba|mphil)\b`;
const associateDegree = String.raw`associate(?:'s|’s)?\s(?:degree|of|in)`;
const degreeWords = new RegExp(
  String.raw`\b(?:${anyOf(degrees.words)}|${associateDegree}|${wholeDegreeWords}|apprenticeship(?! and))`,
  "i",
);
const degreeHan = new RegExp(anyOf(hanDegrees.words));

/** "电气运行与控制（技校）": a subject and how it was studied. */
const levelInBrackets =
  /^(?!.*(?:大学|学院|学校|中学)[（(])\p{Script=Han}{2,16}[（(](?:函授|成人|自考|业余|全日制|非全日制|统招)?(?:技校|中专|大专|专科|本科|学士|硕士|博士|高中|高级工|中级工)?[)）]$/u;

/** "中学文凭": what a school gave and not the school. */
const schoolLeaving = /^(?:初中|高中|中学|职中|小学)\p{Script=Han}{0,2}(?:文凭|毕业证书?)$/u;

/** Those who share a practice name it by what they are: "Stonewater Consulting Engineers", "Voss Associates". */
const practice = new RegExp(
  String.raw`^\p{Lu}.*\s(?:${anyOf(practices.words)})(?:(?:,| and | & | of ).*)?$`,
  "u",
);

const bodyOpening = String.raw`^(?:the )?(?:office|department|ministry|bureau|board|council) (?:of|for)\b`;
/** "Office of the Commissioner", "The Clyde Courier": named by whom or what it serves. */
const body = new RegExp(String.raw`${bodyOpening}|^The \p{Lu}.*\b(?:${anyOf(newspapers.words)})$`, "iu");

const legalForm = /\b(?:inc|llc|ltd|corp|gmbh|plc|pty)\b\.?/i;

export type RoleClass = "title" | "organisation" | "unknown";

const everyTitle = new RegExp(titleWords.source, "gi");
const everyOrganisation = new RegExp(organisationWords.source, "gi");

function lastAt(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Where words of both kinds occur, the last before a comma or preposition decides: "Research Lab Assistant", "Bank of America". */
export function roleOf(text: string): RoleClass {
  const bare = simplified(text.trim());
  const title = titleWords.test(bare) || (bare.length <= 20 && titleHan.test(bare) && !/[,，。]/.test(bare));
  const organisation = organisationWords.test(bare) || organisationHan.test(bare);
  if (practice.test(bare) || body.test(bare)) return "organisation";
  if (!title || !organisation) return title ? "title" : organisation ? "organisation" : "unknown";
  if (legalForm.test(bare)) return "organisation";
  if (titleHan.test(bare)) return "title";
  const head = bare.split(/[,(（/&]|\s(?:of|at|for|on|in|and|-|–|—)\s/)[0] ?? bare;
  const [titleAt, organisationAt] = [lastAt(everyTitle, head), lastAt(everyOrganisation, head)];
  return titleAt > organisationAt || (titleAt === organisationAt && titleAt >= 0) ? "title" : "organisation";
}

const levelOnly = new RegExp(
  `^(?:全日制|统招|非全日制|日间部|夜间部|进修部)*(?:${anyOf(studyLevels.words)})(?:研究生|学历|学位)?$`,
);

/** True for a level of studies that does not say of what: "本科", "全日制硕士". It stands apart from its subject in tables. */
export function isLevelOnly(text: string): boolean {
  return levelOnly.test(simplified(text));
}

export function degreeOf(name: string): RoleClass {
  const text = simplified(name);
  if (levelInBrackets.test(text.trim())) return "title";
  if (isLevelOnly(text) || schoolLeaving.test(text.trim())) return "title";
  const school = schoolWords.test(text) || schoolHan.test(text);
  const degree = degreeLetters.test(text) || degreeWords.test(text) || degreeHan.test(text);
  if (school && degree)
    return /^(?:high school|bachelor|master|doctor|b\.|m\.|ph)/i.test(text.trim()) &&
      !/[,|]/.test(text) &&
      !/universit|college|institute/i.test(text)
      ? "title"
      : "organisation";
  if (school) return "organisation";
  return degree ? "title" : "unknown";
}
