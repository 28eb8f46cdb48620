import { capitalised } from "./term-casing";
import { anyOf } from "./word-list";
import hints from "./words/phrase-hints.en.json" with { type: "json" };

/** A phrase and a plainer one that states no more; the gates hold both equal, but no rewording may add the left one. Of "same" a reader has nothing, so it is not proposed. */
export type Phrase = {
  rule: "buzzwords" | "filler" | "plainWord" | "spelling" | "same" | "variety";
  pattern: RegExp;
  plain: string;
};

function words(list: string): string {
  return list
    .trim()
    .split(/(?:(?<!\s)\s+)?\|\s*/)
    .join("|");
}

/** Adjectives of praise that state nothing of the person or thing they stand before. */
const praise = words(
  `results?[- ](?:driven|oriented|focused)|detail[- ]oriented|goal[- ]oriented|self[- ]?(?:motivated|driven)|hard[- ]?working
|highly[- ](?:skilled|motivated|qualified|organi[sz]ed)|passionate|enthusiastic|innovative|seasoned|cutting[- ]edge|world[- ]class
|state[- ]of[- ]the[- ]art|best[- ]of[- ]breed|bleeding[- ]edge|game[- ]changing|transformative|seamless
|dynamic(?= (?:professional|individual|leader|team)s?\\b)|fast[- ]paced`,
);
const notBefore =
  "(?!(?:to|about|for|with|within|in|into|by|on|of|at|as|or|but|and|that|which|who|is|are|results?|experiences?|performance|accuracy|scores?|detection|models?|baselines?)\\b)";
/** Before "and" and a comma only nouns, so that what follows is a thing of its own and no second adjective. */
const alone =
  "(?<!(?:,|;|/|&|\\b(?:and|or|is|are|was|were|be|been|very|more|most|as)) )(?<!-)|(?<=(?:\\p{L}s|tion|ment|ness|ity|ance|ence) and )";
const praiseBefore = `(?:${alone})\\b(?:${praise})(?:(?:,? and |, | )(?:an? )?(?:${praise}))*(?:,? and |, | )${notBefore}(?=\\p{L})`;

const strong =
  "(?:(?:very|an?|and|with|my) |(?:excellent|strong|great|good|outstanding|exceptional|superb|effective),? )*";
const virtues = words(
  `communication skills|interpersonal skills|communication and interpersonal skills|interpersonal and communication skills|people skills
|team[- ]player|self[- ]starter|go[- ]getter|(?:quick|fast) learner|people person|strategic thinker|hard worker|multi-?tasker|attention to detail
|positive attitude|can[- ]do attitude|work ethic|(?:ability to work|works?|able to work) (?:well )?under pressure`,
);
const virtue = `${strong}(?:(?:${praise}) )*(?:${virtues})`;
const virtuesAlone = `(?:(?<=[.!] )${virtue}(?:(?:, and |, | and |, with | with )${virtue})*[.!](?: |$)|^${virtue}(?:(?:, and |, | and |, with | with )${virtue})*[.!] (?=\\p{L}))`;
const plainVirtue = `(?:(?:an? )?proven track record|attention to detail|(?:an? )?(?:(?:excellent|strong|great|good|outstanding|exceptional|superb|effective) )+(?:${virtues}))`;
const virtueAtEnd = `(?:(?<=(?:\\p{L}s|tion|ment|ness|ity|ance|ence|er|or))(?:,? and|,)|(?:,? with)) ${plainVirtue}(?:(?:,|,? and) ${plainVirtue})*(?=[.;]|$)`;

const software =
  "(?:[\\w./+#-]+ ){0,4}(?:APIs?|servers?|services?|microservices?|modules?|applications?|apps?|features?|endpoints?|pipelines?|back-?ends?|front-?ends?|interfaces?|UI|logic|components?|librar(?:y|ies)|tools?|frameworks?|dashboards?|scripts?|models?|algorithms?|layers?|keyboards?|websites?|systems?|tokenizers?|engines?|platforms?|extensions?|generators?|bots?|plugins?|parsers?)\\b";

/** Wrong spelling and right; each on the left is no word. */
const misspellings =
  `accomodat(e|ed|ing)>accommodat$1|acheiv(e|ed|ing|ement|ements)>achiev$1|adminstrat(ion|or|ive)>administrat$1|availabilty>availability|buisness>business|calender>calendar
collabarat(e|ed|ing|ion)>collaborat$1|colaborat(e|ed|ing|ion)>collaborat$1|collegue(s?)>colleague$1|commited>committed|communcation>communication|comunication>communication|compatability>compatibility
consistant>consistent|definately>definitely|dependanc(y|ies)>dependenc$1|developement>development|devlopment>development|develope(?=\\s)>develop|efficency>efficiency|enviroment(s?|al)>environment$1|environement(s?)>environment$1
excellant>excellent|excelent>excellent|experiance(d?)>experience$1|expirience(d?)>experience$1|fourty>forty|implementaion>implementation|implmented>implemented|independant(ly)?>independent$1|infrastucture>infrastructure|intergrat(e|ed|ing|ion)>integrat$1
knowlege>knowledge|knowledgable>knowledgeable|languag(?=\\s)>language|libary>library|liason>liaison|maintainance>maintenance|maintenence>maintenance|managable>manageable|managment>management|manger(?= of\\b)>manager|necesary>necessary
occured>occurred|occurence(s?)>occurrence$1|oppurtunit(y|ies)>opportunit$1|performace>performance|persistant>persistent|priviledge(s?|d)>privilege$1|proccess(es|ed|ing)?>process$1|profesional>professional|programing>programming
publically>publicly|recieve(d?|s)>receive$1|recieving>receiving|recomend(ed|ing|ation|ations)?>recommend$1|refered>referred|relevent>relevant|reponsib(le|ility|ilities)>responsib$1|responsable>responsible|responsibilty>responsibility
seperate(d|ly)?>separate$1|seperating>separating|strategiy>strategy|strenght(s?|en|ened)>strength$1|succesful(ly)?>successful$1|sucessful(ly)?>successful$1|successfull(?!y)>successful|successfuly>successfully|suport(ed|ing)?>support$1|targetted>targeted
technologys>technologies|transfered>transferred|transfering>transferring|untill>until|usefull>useful|vender(s?)>vendor$1|verson>version|writting>writing`
    .split(/[|\n](?![^(]{0,200}\))/)
    .map((pair) => pair.split(">"));

const drops: [Phrase["rule"], string][] = [
  ["buzzwords", virtuesAlone],
  ["buzzwords", virtueAtEnd],
  [
    "buzzwords",
    "(?:,? (?:in|within|under)) an? (?:dynamic,? )?(?:and )?fast[- ]paced,? (?:dynamic )?(?:environment|setting|workplace)\\b",
  ],
  ["buzzwords", praiseBefore],
  ["buzzwords", "\\b(?:relentlessly|seamlessly|holistically|tirelessly|passionately) (?=\\p{Ll})"],
  ["buzzwords", " (?:relentlessly|seamlessly|tirelessly|passionately)(?=[.,;]|$)"],
  ["buzzwords", "\\bproven (?=(?:track record (?:of|in)|experience|success|skills|expertise)\\b)"],
];

const swaps: [Phrase["rule"], string, string][] = [
  ["buzzwords", "(?<=^|[.;] )committed to (?:providing|excellence in|delivering)(?= \\p{L})", "focused on"],
  [
    "buzzwords",
    "\\b(?:an? )?(?:exceptional|excellent|outstanding|strong|demonstrated|great|proven) ability to(?= \\p{Ll})",
    "able to",
  ],
  ["buzzwords", "\\bhighly (?=(?:skilled|motivated|qualified|organi[sz]ed)\\b)", ""],
  [
    "buzzwords",
    "(?<=^|[.;] )(?:i am )?(?:an? )?(?:team[- ]player|hard worker|self[- ]starter) who is (?:passionate|enthusiastic) about(?= \\p{L})",
    "interested in",
  ],
  ["buzzwords", "\\b(?:very )?passionate about(?= \\p{L})", "interested in"],
  ["buzzwords", "\\btrack record of success\\b", "record of success"],
  ["buzzwords", "\\bwide (?=(?:range|variety|array) of\\b)", ""],
  ["buzzwords", "\\brobust and scalable\\b", "scalable"],
  ["buzzwords", "\\bthought leader(s?)\\b(?!ship)", "expert$1"],
  ["plainWord", "\\bleveraging\\b", "using"],
  [
    "plainWord",
    "\\bleveraged\\b(?! (?:buy-?outs?|financ\\w+|loans?|lending|recap\\w*|ETFs?|products?|compan\\w+|positions?|credit))",
    "used",
  ],
  [
    "plainWord",
    "(?<=^|\\b(?:to|and|can|will) )leverage(?= (?:the|an?|our|its|their|new|existing|\\p{Lu})\\b)",
    "use",
  ],
  ["plainWord", "\\butili[sz]ing\\b", "using"],
  ["plainWord", "\\butili[sz]ed\\b", "used"],
  ["plainWord", "\\butili[sz]e\\b", "use"],
  ["filler", "\\bin order to\\b", "to"],
  [
    "same",
    "(?<!\\band [^,.;]{0,40}),? as well as (?=(?:the |an? |its |their )?[\\p{L}\\d])(?!(?:\\p{L}+ing|possible|we|I|they|can|could)\\b)",
    " and ",
  ],
  ["filler", "\\bon a daily basis\\b", "daily"],
  ["filler", "\\bon a weekly basis\\b", "weekly"],
  ["filler", "\\bon a monthly basis\\b", "monthly"],
  ["filler", "\\bon a regular basis\\b", "regularly"],
  ["filler", "\\bdue to the fact that\\b", "because"],
  ["filler", "\\bfor the purposes? of\\b", "for"],
  ["same", "\\bwith (?:regards?|respect) to\\b", "about"],
  ["same", "\\bin regards? to\\b", "about"],
  ["filler", "\\bin a timely manner\\b", "on time"],
  ["filler", "\\beach and every\\b", "every"],
  ["filler", "\\bvarious different\\b", "various"],
  ["same", "\\bprior to\\b", "before"],
  ["same", "\\bvarious (?=(?:\\p{Ll}[\\p{Ll}-]+ ){0,2}\\p{Ll}+s\\b)", ""],
  ["same", "\\bfrom (\\d[\\d.,]*) (\\p{Ll}{3,}) to (\\d[\\d.,]*) \\2\\b", "from $1 to $3 $2"],
  ["same", "(?<=\\d) ?per ?cent\\b", "%"],
  ["variety", "\\bprovisioned\\b", "set up"],
  ["variety", `\\bimplemented(?= ${software})`, "built"],
  ["variety", "\\bcarried out\\b", "conducted"],
  [
    "variety",
    "\\bgot(?= (?:an? |the )[^.,;]*?\\b(?:scholarship|award|prize|grant|certificate|degree|medal)\\b)",
    "received",
  ],
];

/** In the order in which they apply. */
export const phrases: readonly Phrase[] = [
  ...misspellings.map(
    ([wrong = "", plain = ""]): Phrase => ({
      rule: "spelling",
      pattern: new RegExp(`(?<![\\w.@/-])${wrong}(?![\\w@/-])`, "giu"),
      plain,
    }),
  ),
  ...drops.map(([rule, source]): Phrase => ({ rule, pattern: new RegExp(source, "giu"), plain: "" })),
  ...swaps.map(([rule, source, plain]): Phrase => ({ rule, pattern: new RegExp(source, "giu"), plain })),
];

const vowelSound = /^(?:[aeio]|u(?!ni(?!n|m)|s[aeiu]|t[ei]|r[io]|k)|hours?|honest|honou?r|heir)/;
const consonantSound = /^(?:eu|ewe|one\b|once\b)/;

/** "a" or "an" as the next word asks; abbreviations keep theirs, and so does a capital one inside a sentence, which is a grade: "Class A experience". */
export function withArticles(text: string): string {
  return text.replace(
    /((?:^|(?<=[.!?:;–—"“(] ?))A|\ba)n? (?=["“'(]?(\p{L}[\p{L}\d-]*))/gu,
    (whole, a: string, next: string) => {
      if (/^\p{Lu}[^\p{Ll}]*s?(?:-|$)/u.test(next) || /^(?:and|or|to|in|of|is|as)$/.test(next)) return whole;
      const word = next.toLowerCase();
      return vowelSound.test(word) && !consonantSound.test(word) ? `${a}n ` : `${a} `;
    },
  );
}

/** Removes doubled spaces and restores the capital of a sentence that a replacement left behind. */
function mendSeams(before: string, text: string): string {
  const tidy = text
    .replace(/ {2,}/g, " ")
    .replace(/(?<! ) +(?=[,;.](?:\s|$))/g, "")
    .replace(/^[\s,;]+/, "")
    .trim();
  const opened = /^\p{Lu}/u.test(before) ? capitalised(tidy) : tidy;
  return opened.replace(/(?<=[.!] )\p{Ll}/gu, (letter, at: number) =>
    before.includes(opened.slice(at - 2, at + 12)) ? letter : letter.toUpperCase(),
  );
}

export function simplify(text: string, { pattern, plain }: Phrase): { text: string; found: string[] } {
  const found = (text.match(pattern) ?? []).map((phrase) => phrase.trim());
  if (found.length === 0) return { text, found };
  const after = text.replace(pattern, (phrase, ...groups: unknown[]) => {
    const filled = plain.replace(/\$(\d)/g, (_, at: string) => {
      const group = groups[Number(at) - 1];
      return typeof group === "string" ? group : "";
    });
    return /^\p{Lu}/u.test(phrase) ? capitalised(filled) : filled;
  });
  return { text: mendSeams(text, after), found };
}

const misspelt = new RegExp(
  phrases.flatMap(({ rule, pattern }) => (rule === "spelling" ? [pattern.source] : [])).join("|"),
  "iu",
);

/** Every phrase but a misspelling holds one of these, so most lines skip the long patterns. */
const hint = new RegExp(String.raw`${anyOf(hints.words)}|from \d`, "i");
const verbHint = /provisioned|implemented|carried out|got/i;

function phrasesFor(text: string): readonly Phrase[] {
  const [hinted, wrong] = [hint.test(text), misspelt.test(text)];
  if (hinted && wrong) return phrases;
  return hinted || wrong ? phrases.filter(({ rule }) => (rule === "spelling") === wrong) : [];
}

export function hasVariety(text: string): boolean {
  return verbHint.test(text);
}

/** What the gates compare: every phrase simplified, verbs of equal strength only if `verbs`. */
export function simplifyAll(text: string, verbs: boolean): string {
  return phrasesFor(text)
    .filter(({ rule }) => verbs || rule !== "variety")
    .reduce((plain, phrase) => simplify(plain, phrase).text, text);
}

/** Praise is listed with the word behind it. A rewording may hold none that its original does not. */
export function phrasesIn(text: string): string[] {
  const oneWay = phrasesFor(text).filter(({ rule }) => rule !== "variety");
  return oneWay.flatMap(({ rule, pattern, plain }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: at }) => {
      const phrase = `${plain}:${found.trim().toLowerCase()}`;
      if (rule !== "buzzwords") return phrase;
      const next = /^\W*(?:(?:an?|the) )?([\p{L}\d]+)/iu.exec(text.slice(at + found.length))?.[1] ?? "";
      return `${phrase}:${next.toLowerCase()}`;
    }),
  );
}
