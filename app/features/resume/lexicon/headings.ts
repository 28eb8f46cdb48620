import { sectionKinds } from "~/core/resume";
import type { HeadingKind } from "./heading-kind";
import { englishHeadings, englishQualifiers } from "./headings.en";
import { chineseHeadings } from "./headings.zh";
import { simplified } from "./simplified";
import { spokenHeading } from "./spoken-headings.zh";

const headingKinds: HeadingKind[] = ["contact", ...sectionKinds];

function tableOf(words: Record<HeadingKind, string[]>): Map<string, HeadingKind> {
  return new Map(
    headingKinds.flatMap((kind) =>
      words[kind].map((word): [string, HeadingKind] => [word.toLowerCase(), kind]),
    ),
  );
}

const english = tableOf(englishHeadings);
const chinese = tableOf(chineseHeadings);

/** "WORKEXPERIENCE": letters set apart and closed up again leave no spaces between words. */
const closed = new Map([...english].map(([words, kind]) => [words.replace(/[\s-]/g, ""), kind]));

const closedQualifier = /^(?:work|professional|relevant|technical|selected|core|key|academic)(?=[a-z]{6})/;

const ligature = /ff[il]?|f[il]/g;

/** "Certi cations": fonts lose their ligatures. */
const unligated = new Map(
  [...english]
    .filter(([words]) => words.search(ligature) >= 0)
    .map(([words, kind]) => [words.replace(ligature, " "), kind]),
);

/** "award s": letters set apart leave single ones, which are no words. */
const strayLetters = /(?:^| )[b-z](?: |$)/;

const longestHeading = 48;

export function bareHeading(text: string): string {
  return text
    .replace(/(?<=\p{L}\s?)[\u00B9\u00B2\u00B3\u2070-\u2079*†‡\p{Co}]{1,9}$/u, "")
    .normalize("NFKC")
    .replace(
      /(?:(?<!\s)\s+)?[(（](?:continued|cont['’]?d?\.?|续|續|\d{1,2}\+? (?:years?|yrs?)|\d{1,2}年)[)）]\s*$/iu,
      "",
    )
    .replace(
      /^[\s\p{P}\p{S}\p{Co}]*(?:(?:第?[一二三四五六七八九十]{1,2}(?:部分)?|\d{1,2}|[IVX]{1,4})[、.．):：]\s*|0\d\s+|第[一二三四五六七八九十]部分\s*)?[\s\p{P}\p{S}\p{Co}]*/u,
      "",
    )
    .replace(/(?<![\s\p{P}\p{S}\p{Co}])[\s\p{P}\p{S}\p{Co}]+$/u, "")
    .replace(/\([^()]{1,30}$/, "$&)")
    .trim();
}

/** "得獎紀錄": in either script, with either way to write a record. */
function chineseKind(words: string): HeadingKind | undefined {
  if (!/\p{Script=Han}/u.test(words)) return undefined;
  const closed = simplified(words.replace(/\s/g, "")).replace(/[纪紀][录錄]/g, "记录");
  return chinese.get(closed) ?? spokenHeading(closed) ?? undefined;
}

function lookUp(words: string): HeadingKind | null {
  const exact =
    english.get(words) ??
    chineseKind(words) ??
    closed.get(words.replace(closedQualifier, "")) ??
    (strayLetters.test(words) ? closed.get(words.replace(/ /g, "")) : undefined) ??
    unligated.get(words);
  if (exact) return exact;
  const unqualified = words.replace(englishQualifiers, "");
  if (unqualified !== words) return lookUp(unqualified);
  return null;
}

function namedParts(bare: string): string[] {
  return bare.split(/(?:(?<!\s)\s+)?(?:[/&,+、|·]|\band\b|[和与及])\s*/u).filter((part) => part);
}

/** Kinds of lists that one Chinese heading may name without a mark between: "技能证书", "荣誉证书", "语言技能". */
const listKinds = new Set<HeadingKind>(["skills", "languages", "certificates", "awards", "interests"]);

function gluedKinds(bare: string): HeadingKind[] {
  if (!/^\p{Script=Han}{4,8}$/u.test(bare)) return [];
  for (let cut = 2; cut <= bare.length - 2; cut += 1) {
    const kinds = [lookUp(bare.slice(0, cut)), lookUp(bare.slice(cut))];
    const lists = kinds.flatMap((kind) => (kind && listKinds.has(kind) ? [kind] : []));
    if (lists.length > 1 && lists[0] !== lists[1]) return lists;
  }
  return [];
}

/** The kinds that a heading names one after another: "Skills, Languages & Interests" names three. */
export function kindsNamed(text: string): HeadingKind[] {
  const bare = bareHeading(text).toLowerCase().replace(/\s+/g, " ");
  const glued = gluedKinds(bare);
  if (glued.length > 1) return glued;
  const parts = namedParts(bare);
  const kinds = parts.flatMap((part) => lookUp(part) ?? []);
  return parts.length > 1 && parts.length < 5 && text.length <= longestHeading ? [...new Set(kinds)] : [];
}

/** "工作经历 Employment" and "Profile 关于": one half that no list knows may be the other's translation; "Project进度计划" is a thing. */
function bothSaid(one: string, other: string, apart: boolean): HeadingKind | null {
  const [han, latin] = /^\p{Script=Han}/u.test(one) ? [one, other] : [other, one];
  return lookUp(han) ?? (apart ? lookUp(latin) : null);
}

/** The kind of section that a line announces by its words alone; null where the words are no known heading. */
export function headingOf(text: string): HeadingKind | null {
  if (text.length > longestHeading || /\t/.test(text.trim())) return null;
  const bare = bareHeading(text).toLowerCase().replace(/\s+/g, " ");
  if (!bare) return null;
  const whole = lookUp(bare);
  if (whole) return whole;
  const parts = namedParts(bare);
  if (parts.length > 4) return null;
  const kinds = parts.map((part) => lookUp(part) ?? lookUp(`${part}经历`));
  if (parts.length > 1 && kinds.every((kind) => kind !== null))
    return /^(?:training|courses)$/.test(parts[0] ?? "") && kinds.includes("certificates")
      ? "certificates"
      : (kinds[0] ?? null);
  const translated =
    parts.length === 2 && /^\p{L}{4,14}(?: \p{L}{4,14})? ?[/|] ?\p{L}[\p{L} ]{2,24}$/u.test(bare);
  if (translated && kinds[0]) return kinds[0];
  const words =
    bare.match(/^([\p{Script=Han}]+)\s*([a-z][a-z &]+)$/u) ??
    bare.match(/^([a-z][a-z &]*[a-z&])\s*([\p{Script=Han}]+)$/u);
  if (words?.[1] && words[2]) return bothSaid(words[1], words[2], /^\p{Script=Han}|\s/u.test(bare));
  const remarked = /^(\p{Script=Han}{2,12})\s?\([^()]{1,24}\)?$/u.exec(bare)?.[1];
  if (remarked) return lookUp(remarked);
  // An icon font's glyph is read as a letter of its own.
  return /^[a-z] [a-z]{4}/.test(bare) ? lookUp(bare.slice(2)) : null;
}

const endings: [RegExp, HeadingKind][] = [
  [
    /(?:^|\s)(?:volunteer|voluntary|leadership|community|campus|extracurricular|board|advisory|committee)\b.{0,60}\b(?:experience|roles|positions|work|activities|involvement|service|engagement|memberships?)$(?<!\bwork experience)/,
    "activities",
  ],
  [/\b(?:involvement|activities|volunteering|affiliations|memberships)$/, "activities"],
  [/\b(?:projects?|project experience)$/, "projects"],
  [
    /\b(?:education|educational (?:background|qualifications?|profile)|academic (?:qualifications?|profile|record)|coursework|studies|academic background|degrees)$/,
    "education",
  ],
  [
    /\b(?:experiences?|employment|history|background|roles|internships?|career|appointments|positions|placements?)$/,
    "experience",
  ],
  [
    /\b(?:skills?|competenc(?:ies|es)|proficienc(?:ies|y)|technologies|expertise|toolkit|toolbox|tech stack|software|strengths)$/,
    "skills",
  ],
  [/\b(?:awards|honou?rs|scholarships|accolades|grants|prizes|fellowships)$/, "awards"],
  [
    /\b(?:certifications?|certificates|licen[cs]es|licensure|registrations?|credentials|accreditations?|designations|admissions|clearances?|tickets)$/,
    "certificates",
  ],
  [/\b(?:publications|papers|patents|presentations|talks|lectures)$/, "publications"],
  [/\b(?:interests|hobbies)$/, "interests"],
  [/\b(?:summary|profile)$/, "summary"],
  [/(?:社会|行业|学术|校外|社團)\p{Script=Han}{0,2}(?:任职|兼职|职务)$/u, "activities"],
  [/(?:校园|社团|志愿|学生|班级|公益|社区)\p{Script=Han}{0,4}(?:经历|经验|工作|活动|服务)$/u, "activities"],
  [/(?:项目|作品|专案)\p{Script=Han}{0,2}(?:经历|经验|成果|成就|展示)?$/u, "projects"],
  [/(?:教育|学习|求学|培训|学术)\p{Script=Han}{0,2}(?:经历|背景|经验)$/u, "education"],
  [/(?:[获得]奖|竞赛|比赛)\p{Script=Han}{0,2}(?:经历|情况|[记纪]录)?$|(?:奖项|荣誉|奖励)$/u, "awards"],
  [/(?:经历|经验|履历)$/u, "experience"],
  [/(?:技能|能力|专长|技术栈|特长)(?:标签|清单|关键词|领域|情况)?$|^擅长/u, "skills"],
  [/(?:证书|认证|资质|资格|证照|执照)(?:情况)?$|^持证/u, "certificates"],
  [/(?:论文|专利|著作|著述|论著|成果|课题)$/u, "publications"],
  [/(?:评价|简介|概述|总结|优势|自传|撮要|摘要|鉴定|自述)$/u, "summary"],
  [/(?:爱好|兴趣)$/u, "interests"],
  [/(?:家庭|亲属|社会关系)\p{Script=Han}{0,4}$/u, "other"],
];

/** The kind that the last words of an unlisted heading speak for: "Performance Experience", "带团经历". The line must also look like a heading. */
export function headingByEnding(text: string): HeadingKind | null {
  const bare = simplified(bareHeading(text).toLowerCase().replace(/\s+/g, " "));
  const han = /\p{Script=Han}/u.test(bare);
  if (bare.length > (han ? 10 : 40) || bare.split(" ").length > 6) return null;
  if (/[\d,;:，；。]|\b(?:of|in|for|at|with|using|to)\b/.test(bare)) return null;
  const ended = (words: string) => endings.find(([ending]) => ending.test(words))?.[1] ?? null;
  const [first = "", ...others] = bare.split(/\s(?:&|and)\s/);
  return (others.length ? (lookUp(first) ?? ended(first)) : null) ?? ended(bare);
}
