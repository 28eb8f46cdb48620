import type { ResumeLanguage } from "~/core/resume";
import { endsClause, type Token, tokensOf } from "../gates/facts";
import { meaningOf, readingsOf } from "../lexicon/verbs.en";
import { chinese } from "../scoring/rubric.zh";

/** What a resume tells that somebody did: meanings of its verbs, stems of its words, pairs of its Chinese characters. */
export type Deeds = { meanings: Set<string>; stems: Set<string>; pairs: Set<string> };

export function deedsOf(text: string): Deeds {
  const keys = tokensOf(text).map(({ key }) => key);
  return {
    meanings: new Set(keys.flatMap((key) => readingsOf(key).map(({ base }) => meaningOf(base)))),
    stems: new Set(keys.map(stemOf)),
    pairs: new Set(pairsOf(text)),
  };
}

/** The clauses of `text` that tell a deed which `resume` does not. A plan, a wish or a denial is no deed. Over-reports rather
 * than misses: what is reported is replaced by an outline. */
export function inventedDeeds(text: string, language: ResumeLanguage, resume: Deeds): string[] {
  return language === "zh" ? chineseDeeds(text, resume) : englishDeeds(text, resume);
}

/** Verbs of telling and thinking, and those that say nothing without their object. */
const neutral = new Set(
  `use make take find keep give hold meet bring speak understand explore examine determine discover observe apply add address adjust
adapt approach check clarify define demonstrate describe explain identify illustrate share draw drive start set run see move handle
teach answer judge prepare compare plan measure review`.split(/\s+/),
);

/** Whoever says these claims a rank, and no other verb of the resume stands in for them. */
const ranks = new Set(
  "lead manage head direct supervise oversee own chair champion found pioneer hire recruit mentor coach negotiate sell hired".split(
    " ",
  ),
);

const general = new Set(
  `about all also and another any anything as because before after both by can case change changes clear day days detail difference
different each early end every everybody everyone everything example experience fact first for from goal good group hard help her him
his how i idea important in into it its job kind last later learn lesson less level line long lot many matter me mine mistake moment
month months more most much my myself need never new next no nothing of off often on one only open or other others our out over own
part people person place point position problem problems project question reason rest result results resume right role same second side
similar simple since situation small so some somebody something step steps still such task team teams than that the their them then
there these they thing things this those through time times to together too topic under up us value very way ways we week weeks well
what when where which while who whole why with without work working year years you your at a an is was were be been had has have did do
colleague colleagues coworker manager boss everyone first third once again quickly carefully closely directly mainly finally soon early daily weekly`
    .split(/\s+/)
    .map(stemOf),
);

const planned =
  /^(?:would|will|want|wants|hope|could|should|may|might|must|if|plan|prepare|not|n't|don't|didn't|cannot|can't|never|say|would've|i'd|i'll)$/;
/** What somebody thought or felt, and what merely took place. */
const reflected =
  /^(?:ask|want|decid|learn|work|happen|help|need|lik|lov|enjoy|look|start|turn|notic|realis|realiz|agree|tri|wait|talk|chang|stay|call|pleas|surpris|interest|relat|bas|us|finish|mention|remember|believ|expect|hop|listen|return|mov|join|contribut|follow|continu|rais|hundr|indee)ed$/;
const describing = /^(?:an?|the|its|their|his|her|my|our|your|this|that|these|those|more|most|very|well)$/;

function englishDeeds(text: string, resume: Deeds): string[] {
  return clausesOf(tokensOf(text)).flatMap((clause) => {
    if (clause.some(({ key }) => planned.test(key))) return [];
    const at = clause.findIndex((token, index) => isDeed(token, clause[index - 1]));
    const verb = clause[at];
    if (!verb) return [];
    const bases = readingsOf(verb.key).map(({ base }) => base);
    const told =
      bases.some((base) => resume.meanings.has(meaningOf(base))) || resume.stems.has(stemOf(verb.key));
    const objects = clause.slice(at + 1).filter((token) => isContent(token));
    const unknown = objects.filter(({ key }) => !resume.stems.has(stemOf(key)));
    const plain = bases.some((base) => neutral.has(base));
    const invented =
      (!told && [verb.key, ...bases].some((base) => ranks.has(base))) ||
      (!told && !plain && (objects.length === 0 || unknown.length > 0)) ||
      (unknown.length > 0 && unknown.length * 2 >= objects.length);
    return invented ? [clause.map((token) => token.text).join(" ")] : [];
  });
}

function isDeed({ key, kind }: Token, before: Token | undefined): boolean {
  if (kind !== "word" || (before && describing.test(before.key))) return false;
  if (readingsOf(key).some(({ form }) => form === "past")) return true;
  const byOneself = !before || /^(?:i|we|and|then|also|myself|personally)$/.test(before.key);
  return byOneself && /^[a-z]{2,}ed$/.test(key) && !reflected.test(key);
}

function isContent({ key, kind }: Token): boolean {
  return kind === "word" && key.length > 2 && !general.has(stemOf(key));
}

const joints = /^(?:which|because|so|after|before|while|when|who|where|and|but|then)$/;

function clausesOf(tokens: Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (endsClause(token.after) || joints.test(token.key)) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/'s$/, "");
  const stem = bare.replace(/(?:ations?|ions?|ments?|ings?|ied|ies|ers?|ed|es|ly|s|y|e)$/, "");
  return stem.length >= 3 ? stem : bare;
}

const lead =
  /^(?:(?:当时|后来|随后|接着|于是|然后|首先|其次|最后|因此|所以|之后|其中|期间|同时|此外|而且|例如|比如|情境|任务|行动|结果|[:：]|我们?|本人|自己|曾经?|还|也|又|主要|亲自|一起|先|再|就|并|共|在那里|在这里)\s*)+/u;
const plannedChinese =
  /(?<![员协大机社体学工商年周例晚])会(?!议|员|计|展|费|所|社|场|话|签)|打算|希望|(?<![思感设理])想(?!法)|如果|可以|应该|没有?|不(?!仅|但|断|同|少|止)|未(?!来)|(?<![申邀聘])请|建议/u;

function chineseDeeds(text: string, resume: Deeds): string[] {
  return text.split(/[，。；！？、\n,;!?]/u).flatMap((clause) => {
    const plain = clause.trim().replace(lead, "");
    const verb = chinese.leadVerb(plain) ?? chinese.weakOpening(plain);
    if (!verb || plannedChinese.test(plain)) return [];
    const pairs = pairsOf(plain);
    const unknown = pairs.filter((pair) => !resume.pairs.has(pair));
    return pairs.length >= 2 && unknown.length * 2 > pairs.length ? [clause.trim()] : [];
  });
}

function pairsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from(run, (_, index) => run.slice(index, index + 2)).filter(({ length }) => length === 2),
  );
}
