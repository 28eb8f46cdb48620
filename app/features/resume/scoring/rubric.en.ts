import { hasQuantity } from "./metrics";
import type { LanguageRules } from "./rubric";

/** Openings of duty instead of deed: the four of Resume-Matcher's and OfflineCV's lists, and their common variants. */
const weakOpenings =
  /^(?:i\s+)?(?:(?:was|were|am|been)\s+)?(?:(?:also|mainly|primarily|partly|solely|actively)\s+)?(responsible for|in charge of|help(?:ed|ing)?|assist(?:ed|ing|s)?|work(?:ed|ing|s)? (?:on|with|as|in)|tasked with|participat(?:ed|ing) in|involved in|duties (?:included?|were)|responsibilities (?:included?|were)|had to|tried to|exposed to|familiar with|my (?:role|job|task)s?)\b/i;

/** Irregular past forms of verbs that open statements; regular ones end in -ed. */
const irregular = new Set(
  "began bought broke brought built came chose cut dealt drew drove fed fought found gave got grew held hit kept knew laid lead led left lent let made met oversaw overhauled paid put quit ran rebuilt remade reset rewrote rose sang saw sent set shot shrank sold sought spent split spoke sped spun stood strove took taught told thought took undertook upheld understood went withstood won wound wrote".split(
    " ",
  ),
);

/** Present forms, for the role one still holds. Regular verbs of deed, from the samples and everyday resume English. */
const present = new Set(
  "accelerate achieve administer advise analyse analyze architect audit author automate balance build champion clean close coach collaborate collect compile conduct consolidate control convert coordinate create cut define deliver deploy design develop devise direct document draft drive edit educate eliminate enable engineer ensure establish evaluate examine execute expand facilitate forecast found generate grow guide handle identify implement improve increase initiate install instruct integrate introduce investigate launch lead maintain manage map market measure mediate mentor migrate model modernise modernize monitor negotiate operate optimise optimize orchestrate organise organize overhaul oversee own partner perform pioneer plan prepare present price produce program promote prototype provide publish raise rebuild recruit redesign reduce refactor release replace report represent research resolve restructure review revise rewrite run scale schedule secure sell serve ship simplify solve specify standardise standardize start steer streamline strengthen supervise support survey synthesise synthesize taught teach test track train transform translate treat tune unify update upgrade validate verify win write".split(
    " ",
  ),
);

const notDeeds =
  /^(?:experienced|skilled|certified|motivated|dedicated|seasoned|detailed|advanced|related|talented|accomplished|based|limited|united|proposed|needed|indeed|hundred|embedded|distributed|red|used|involved|required|focused)$/;

const result =
  /\b(?:reduc\w+|increas\w+|improv\w+|cut(?:ting)?|sav(?:ed|ing|es)|lower(?:ed|ing)|rais(?:ed|ing)|grew|grow(?:n|ing)|boost\w*|accelerat\w+|speed(?:ing)? up|sped|shorten\w*|eliminat\w+|doubl(?:ed|ing)|tripl(?:ed|ing)|halv(?:ed|ing)|decreas\w+|prevent\w*|exceed\w*|surpass\w*|outperform\w*|generat(?:ed|ing)|achiev\w+|earn(?:ed|ing)|won|award\w*|attract\w*|retain\w*|expand(?:ed|ing)|gain(?:ed|ing)|end(?:ed|ing)|avoid(?:ed|ing)|recover(?:ed|ing)|reach(?:ed|ing)|sold|brought in|downloaded|promoted|adopted|result(?:ed|ing) in|lead(?:ing)? to|led to|so that|which (?:\w+ed|brought|cut|led|made|grew|won)|enabl(?:ed|ing)|allow(?:ed|ing)|(?:used|relied on|read|visited) by)\b/i;

/** Buzzwords and empty praise. Base rate: half of 125,000 resumes hold one (Belcak). "Spearheaded", on which the published lists disagree, is not counted. */
const buzzwords =
  /\b(?:results?[- ](?:driven|oriented|focused)|team[- ]player|hard[- ]?working|self[- ]?(?:starter|motivated|driven)|go[- ]getter|go[- ]to person|detail[- ]oriented|attention to detail|proven track record|track record of success|outside the box|synerg(?:y|ies|istic|ize)|dynamic (?:professional|individual|leader|team)|highly (?:skilled|motivated|qualified|organi[sz]ed)|passionate|enthusiastic|strategic thinker|excellent communication|strong communication|communication skills|interpersonal skills|fast[- ]paced|guru|ninja|rock ?star|best[- ]of[- ]breed|value[- ]add|thought lead(?:er|ership)|leverag(?:e|ed|ing)|utili[sz](?:e|ed|ing)|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|bleeding[- ]edge|game[- ]chang(?:er|ing)|synergi[sz]ed?|mindshare|north stars?|paradigms?|value chain|tiger teams?|ideate|disrupti(?:ve|on)|mission-critical|actionable insights|at scale|customer-centric|best-in-class|end-to-end transformation|exceed(?:ed|ing)? expectations|delight(?:ed|ing)?|full potential|culture of excellence|empower(?:ed|ing)?|mov(?:e|ed|ing) the needle|out-of-the-box|verticals|ecosystems?|high-impact|impactful|visionary|change agent|growth hacker|next-generation|strategic alignment|strategic initiatives|touchpoints|pivotal role|diverse portfolio|spearhead(?:ed|ing)?|seamless(?:ly)?|relentless(?:ly)?|seasoned|wide range of|wear many hats|win[- ]win|people person|quick learner|fast learner|goal[- ]oriented|multi-?task(?:er|ing)|move the needle|low[- ]hanging fruit|holistic(?:ally)?|robust and scalable|transformative|testament to|delve[ds]?|tapestry|ever[- ]evolving|exceptional ability|committed to (?:excellence|providing)|works? well under pressure)\b/gi;

const pronouns = /(?:^|[.!?] )["“]?(?:I(?!\/|\.\w)|[Mm]y|[Ww]e|[Oo]ur)(?![\w-])/g;

/** Little words that hold a clause together; a list of terms has none. "And" and "or" join lists too, so they do not count. */
const connective =
  /\b(?:the|a|an|of|to|in|for|with|by|on|from|at|as|that|which|who|into|through|using|via|per|across|over|within|between|under|after|before|during|against|while|where|their|its)\b/i;

const privateDetails =
  /\b(?:date of birth|born (?:on|in)|dob|marital status|married|single parent|religion|social security|ssn|passport (?:no|number)|nationality|gender)\b\s*:?/gi;

function leadVerb(text: string): string | null {
  const words = text
    .replace(/^[^\p{L}]+/u, "")
    .split(/[\s,;:/]+/)
    .slice(0, 2)
    .map((word) => word.toLowerCase().replace(/^(?:co|re|pre|cross)-/, ""));
  const adverb = /ly$/.test(words[0] ?? "") && words[0] !== "supply";
  const word = (adverb ? words[1] : words[0]) ?? "";
  const past = /^[a-z-]{2,}ed$/.test(word) && !notDeeds.test(word);
  return past || irregular.has(word) || present.has(word) ? word : null;
}

function weakOpening(text: string): string | null {
  return weakOpenings.exec(text.replace(/^[^\p{L}]+/u, ""))?.[1] ?? null;
}

function size(text: string): number {
  const words = text.replace(/https?:\S+/g, " ").split(/\s+/);
  return words.filter((word) => /\p{L}/u.test(word)).length;
}

const idle =
  /\b(?:the|an?|of|to|in|for|with|by|on|from|at|as|that|which|who|and|or|it|its|their|this|these|is|are|was|were|been|being|be|had|has|have|i|my|me|we|our|responsible|responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|tasked|included?|including|helped|worked|successfully|effectively|efficiently|diligently|proactively|seamlessly|passionately|basically|basis|manner|fact|various|several|multiple|many|numerous|very|really|order|charge)\b/gi;

function content(text: string): number {
  return size(text.replace(buzzwords, " ").replace(idle, " "));
}

/** What may be a member of a list: a figure or a result that follows one makes no list of it. */
function isListed(segment: string): boolean {
  return segment.trim() !== "" && !hasQuantity(segment) && !result.test(segment);
}

/** Opens with a verb or weak opening, or has five words one of which ties a clause; anything else is a list. */
function isStatement(text: string): boolean {
  const words = size(text);
  if (words < 3 || /:\s*$/.test(text)) return false;
  const segments = text.split(/[,;|/•·]/).filter(isListed);
  const listedWords = segments.reduce((sum, segment) => sum + size(segment), 0);
  const listed = segments.length >= 4 && listedWords / segments.length <= 2.5 && !connective.test(text);
  const labelled = /^[^:]{1,30}:\s/.test(text) && segments.length >= 3 && listedWords / segments.length <= 4;
  if (listed || labelled) return false;
  if (weakOpening(text) !== null || leadVerb(text) !== null) return true;
  return words >= 5 && connective.test(text);
}

/** English rules. Heading names are those of Resume-Matcher's heading table and common templates. */
export const english: LanguageRules = {
  leadVerb: (text) => (weakOpening(text) === null ? leadVerb(text) : null),
  weakOpening,
  statesResult: (text) => result.test(text),
  isStatement,
  size,
  content,
  pronouns,
  buzzwords,
  privateDetails,
  headings: {
    work: [
      "experience",
      "work experience",
      "professional experience",
      "employment",
      "employment history",
      "work history",
      "career history",
      "relevant experience",
      "internships",
      "internship experience",
      "projects",
      "personal projects",
      "selected projects",
      "research experience",
      "volunteer experience",
    ],
    education: ["education", "education and training", "academic background", "education and certifications"],
    skills: [
      "skills",
      "technical skills",
      "core skills",
      "key skills",
      "skills and tools",
      "core competencies",
      "skills and interests",
      "technologies",
    ],
  },
};
