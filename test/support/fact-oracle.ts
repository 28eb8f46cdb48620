import { linesOfContact, type Resume } from "~/core/resume";
import type { AcceptedEdit } from "~/features/resume/report";

/**
 * A second opinion on what an edit did to the facts of its line, which shares nothing with the gates: it compares plain
 * words, digits and characters, and knows by hand the few changes that the rules may make.
 */
type Findings = { invented: string[]; lost: string[] };

const irregular: Record<string, string> = {
  led: "lead",
  leading: "lead",
  wrote: "write",
  built: "build",
  ran: "run",
  oversaw: "oversee",
  sold: "sell",
  grew: "grow",
  won: "win",
  made: "make",
  taught: "teach",
  took: "take",
  drove: "drive",
  kept: "keep",
  gave: "give",
  spoke: "speak",
  held: "hold",
  met: "meet",
  sent: "send",
  found: "find",
  brought: "bring",
  used: "utilize",
  use: "utilize",
};

const spelled =
  "zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(
    " ",
  );
const values = [
  0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90,
];

const fillers = new Set(
  `a an the and i my am was were is to for in of with responsible tasked charge order successfully effectively efficiently really very
  basically actually diligently proactively seamlessly passionately highly motivated results result driven oriented detail
  hardworking hard working passionate enthusiastic innovative self have had duties included responsibilities responsibility mainly primarily
  go getter starter team player proven track record on basis daily various its by also seasoned skilled qualified relentlessly
  seamless seamlessly cutting edge world class state art wide robust exceptional dynamic who that which`.split(
    /\s+/,
  ),
);

/** Words that make a claim smaller or larger; how often each stands must not fall, or rise. */
const limits =
  /\b(?:help\w*|assist\w*|support\w*|contribut\w*|participat\w*|involve\w*|not|no|without|never|intern|junior|deputy|nearly|almost|about|over|under|at least|up to|learn\w*|familiar|basic|planned)\b|参与|协助|配合|辅助|实习|助理|了解|熟悉|未|没|不|约|近|超|以上/giu;
const strong =
  /\b(?:award\w*|expert\w*|million\w*|billion\w*|principal|senior|pioneer\w*|spearhead\w*|single-handed\w*|twice|dozens?|hundreds?|thousands?|phd|stanford|google|fortune)\b|主导|精通|独立|带领|总监|全国|国家级|腾讯|清华/giu;

function plain(text: string): string {
  return text.normalize("NFKC").replace(/[\u00ad\u2010\u2011]/g, "-");
}

function digitsOf(text: string): string[] {
  const words = plain(text)
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.flatMap((word) => (spelled.includes(word) ? [String(values[spelled.indexOf(word)])] : []));
  const digits = plain(text).match(/\d+(?:[.,]\d+)*/g) ?? [];
  const han = plain(text).match(/[〇零一二两三四五六七八九十百千万亿]/gu) ?? [];
  return [...(words ?? []), ...digits.map((one) => one.replace(/,(?=\d{3}\b)/g, "")), ...han].toSorted();
}

/** Each number of digits with the mark or the letters right behind it. */
function unitsOf(text: string): string[] {
  const found = plain(text).match(/\d+(?:[.,]\d+)*\s?(?:%|‰|\+|[\p{Script=Han}]|[a-zA-Z]+)?/gu) ?? [];
  return found
    .map((one) =>
      one
        .replace(/\s/g, "")
        .toLowerCase()
        .replace(/(?<=\d)(?:and|to|in|for|with|by|on|at|of|using|the)$/, ""),
    )
    .toSorted();
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .replace(/node\.?js/g, "node.js")
      .replace(/spring ?boot/g, "springboot")
      .match(/[a-z][a-z0-9+#]*/g) ?? []
  );
}

function akin(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [irregular[one] ?? one, irregular[other] ?? other];
  const length = Math.min(a.length, b.length, 4);
  return length >= 3 && a.slice(0, length) === b.slice(0, length);
}

function without(list: string[], others: string[]): string[] {
  const left = [...others];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

function countOf(pattern: RegExp, text: string): string[] {
  return (plain(text).toLowerCase().match(pattern) ?? []).toSorted();
}

const free = new Set([..."的地得了，。；：、（）的并与和及以其该"]);

function hanOf(text: string): string[] {
  return [...plain(text)].filter((mark) => /\p{Script=Han}/u.test(mark) && !free.has(mark));
}

const monthNumber = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;
const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dateNumbers(text: string): string {
  const digits = plain(text).replace(
    monthNumber,
    (name) => ` ${monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1} `,
  );
  const now = /present|current|now|至今|现在/i.test(text) ? ["now"] : [];
  return [...(digits.match(/\d+/g) ?? []).map((one) => String(Number(one))), ...now].toSorted().join(" ");
}

const synonyms = /使用|通过|利用|运用|用|提高|提升|减少|降低|搭建|构建|编写|撰写/gu;

/** What the rules may say more plainly, known by hand; what stands on the left must never be new. */
const plainer: [RegExp, string][] = [
  // Help by another name is still help, and work on a thing a part of it.
  [/\b(?:help|assist)(ed|ing)?\b/giu, "support$1"],
  [/\bworked on\b/giu, "contributed to"],
  [/\bworked with\b/giu, "collaborated with"],
  [/\b(?:passionate|enthusiastic) about\b/gi, "interested in"],
  [/\b(?:team player|hard worker|self-starter) who is (?=interested in)/gi, ""],
  [/\bpassionate to\b/gi, "eager to"],
  [/\bcommitted to (?:providing|delivering|excellence in)\b/gi, "focused on"],
  [
    /\b(?:an? )?(?:exceptional|excellent|outstanding|strong|demonstrated|great|proven) ability to\b/gi,
    "able to",
  ],
  [/\b(?:a|the) (?:set|series|number|total|group|staff|range|variety) of\b/gi, ""],
  [/\bas well as\b/gi, "and"],
  [/\bprior to\b/gi, "before"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bfor the purposes? of\b/gi, "for"],
  [/\bon a (dai|week|month)ly basis\b/gi, "$1ly"],
  [/\bon a regular basis\b/gi, "regularly"],
  [/\bin a timely manner\b/gi, "on time"],
  [/\bfrom (\d[\d.,]*) ([a-z]+) to (\d[\d.,]*) \2\b/gi, "from $1 to $3 $2"],
  [/ ?per ?cent\b/gi, "%"],
  [/\bprovisioned\b/gi, "set up"],
  [/\b(?:implemented|developed|created)\b/gi, "built"],
  [/\b(?:leverag|utili[sz])(e|ed|ing)\b/gi, "us$1"],
  [/\b(?:employed)\b/gi, "used"],
  [/\b(?:develop|implement|creat)ing\b/gi, "building"],
  [/\b(?:develop|implement|create)\b/gi, "build"],
  [/\bgathered\b/gi, "collected"],
  [/\braised\b/gi, "increased"],
  [/\b(?:cut|lowered)\b/gi, "reduced"],
  [/\bfixed\b/gi, "resolved"],
  [/\benhanced\b/gi, "improved"],
  [/\bon-boarding\b/gi, "onboarding"],
  [/\btrouble-shooting\b/gi, "troubleshooting"],
  [/\bmicro-services\b/gi, "microservices"],
  [/\boncall\b/gi, "on-call"],
  [/\bmanagable\b/gi, "manageable"],
  [/\bstrategiy\b/gi, "strategy"],
  [/\b(?:in|within) an? fast-paced environment\b/gi, ""],
  [
    /\b(?:(?:strong|excellent|great|good|outstanding) )?(?:communication skills|interpersonal skills|attention to detail)\b/gi,
    "",
  ],
  [/\b(?:proven )?track record\b(?! (?:of|in))/gi, ""],
];

const boasts =
  /\b(?:passionate|enthusiastic|seasoned|highly|exceptional|committed|relentless\w*|seamless\w*|cutting-edge|world-class|utili[sz]\w*|leverag\w*|track record|communication skills|robust)\b/gi;

/** A tool told before the work done with it, told behind it: "Used X for building Y" and "Built Y with X". */
function toolBehind(before: string, after: string): string {
  const found = /^Used (.+?) (?:for|to) (\w+) (.+)$/i.exec(before);
  if (!found || /^Used /i.test(after)) return before;
  const [, tool = "", work = "", rest = ""] = found;
  return after.includes(` with ${tool}`) ? `${work} with ${tool} ${rest}` : before;
}

function plainText(text: string): string {
  const spelt = text.replace(/\b[A-Za-z]+\b/g, (word) => {
    const at = spelled.indexOf(word);
    return at < 0 ? word : String(values[at]);
  });
  return plainer.reduce((plain, [pattern, to]) => plain.replace(pattern, to), spelt);
}

/** What one accepted edit of a line added and dropped. `role` is "dates" or "heading" for lines that have rules of their own. */
function judgeEdit(before: string, after: string, role: "dates" | "heading" | "text"): Findings {
  if (role === "heading") {
    const odd = digitsOf(after).length > 0 || after.length > 24 || /https?:|@/.test(after);
    return {
      invented: odd && after.toLowerCase() !== before.toLowerCase().replace(/[:：]$/, "") ? [after] : [],
      lost: [],
    };
  }
  if (role === "dates") {
    const same = dateNumbers(before) === dateNumbers(after);
    return { invented: same ? [] : [after], lost: same ? [] : [before] };
  }
  const [was, is] = [plainText(before), plainText(after)];
  return judgeText(toolBehind(was, is), is, without(countOf(boasts, after), countOf(boasts, before)));
}

function judgeText(before: string, after: string, boasted: string[]): Findings {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const small = new Set(["and", "the", "a", "an", "while", "also"]);
  const invented = [
    ...boasted,
    ...without(digitsOf(after), digitsOf(before)),
    ...without(unitsOf(after), unitsOf(before)),
    ...is.filter((word) => !small.has(word) && !was.some((other) => akin(other, word))),
    ...without(hanOf(after.replace(synonyms, "")), hanOf(before.replace(synonyms, ""))),
    ...without(countOf(strong, after), countOf(strong, before)),
    ...without(
      after.match(/https?:\S+|\S+@\S+|[<>[\]*`_#|{}]/g) ?? [],
      before.match(/https?:\S+|\S+@\S+|[<>[\]*`_#|{}]/g) ?? [],
    ),
  ];
  const lost = [
    ...without(digitsOf(before), digitsOf(after)),
    ...without(unitsOf(before), unitsOf(after)),
    ...was.filter((word) => !fillers.has(word) && !is.some((other) => akin(word, other))),
    ...without(countOf(limits, before), countOf(limits, after)),
  ];
  return { invented, lost };
}

/** All accepted edits of a resume judged; removed lines must still be said beside where they stood. */
export function judgeEdits(resume: Resume, better: Resume, accepted: AcceptedEdit[]): Findings {
  const dates = new Set(
    resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.dates?.id ?? [])),
  );
  const headings = new Set(resume.sections.flatMap(({ heading }) => heading?.id ?? []));
  const bare = (text: string) =>
    plain(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  const all: Findings = { invented: [], lost: [] };
  for (const { edit, before, after } of accepted) {
    if (edit.kind === "reorder") continue;
    if (after === "") {
      const rest = better.sections.flatMap((section) =>
        [section, ...section.entries].flatMap((owner) => owner.lines.map(({ text }) => text)),
      );
      if (!rest.some((text) => bare(text).includes(bare(before)))) all.lost.push(before);
      continue;
    }
    const changes =
      edit.kind === "replace"
        ? [{ line: edit.line, was: before, is: after }]
        : edit.edits.map(({ line, original, replacement }) => ({ line, was: original, is: replacement }));
    for (const { line, was, is } of changes) {
      const role = dates.has(line) ? "dates" : headings.has(line) ? "heading" : "text";
      const { invented, lost } = judgeEdit(was, is, role);
      all.invented.push(...invented.map((what) => `${what} | ${was} => ${is}`));
      all.lost.push(...lost.map((what) => `${what} | ${was} => ${is}`));
    }
  }
  if (JSON.stringify(linesOfContact(resume.contact)) !== JSON.stringify(linesOfContact(better.contact)))
    all.invented.push("contact");
  return all;
}
