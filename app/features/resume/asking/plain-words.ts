import { capitalised } from "../lexicon/term-casing";
import { technicalTerms } from "../lexicon/terms";
import { inflect, readingsOf } from "../lexicon/verbs.en";
import { english } from "../scoring/rubric.en";
import { things } from "./slots.en";

const irregularFinite =
  /^(?:is|are|was|were|has|have|had|can|could|now|will|fell|rose|went|grew|came|became|got|stayed|dropped|doubled|halved|tripled|ran|took|began|won|found|made|gave|said|kept|paid|lost|sold|bought|met|helped|saved|led)$/;
const names = new Set(technicalTerms.map(({ name }) => name));

export function isPast(word: string): boolean {
  return /^[a-z]{2,}ed$/.test(word)
    ? english.leadVerb(word) !== null || readingsOf(word).length > 0 || isFiniteVerb(word)
    : readingsOf(word).some(({ form }) => form === "past") || irregularFinite.test(word);
}

export function isFiniteVerb(word: string): boolean {
  return irregularFinite.test(word);
}

/** Words that never begin a name, so that their capital was that of a sentence. */
const plainStart =
  /^(?:The|A|An|It|He|She|They|Both|Each|Every|Everyone|Everybody|Some|Many|Several|Another|Other|This|That|These|We|All|No|None|Nobody|Fewer|Less|More|Most|Which|So|And|By|To|Thus|Thereby|About|Around|Roughly|Nearly|Almost|Over|Up|Because|Since|Our|My|Their|Two|Three|Four|Five|Six|Customers?|Guests?|Patients?|Users?|Costs?|Sales|Errors?|Complaints?|Revenue|Time|Staff|Teams?|Clients?|Students?|Response|Average|Only|Zero|Now|Half|Waiting|Weekly|Monthly|Daily|Reports?|Faster|Better)$/;

export function decapitalised(text: string): string {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? "";
  const lower = first.toLowerCase();
  const known =
    readingsOf(lower).length > 0 || things.has(lower) || isPast(lower) || /^[A-Z][a-z]+ing$/.test(first);
  return /^\p{Lu}\p{Ll}*$/u.test(first) && !names.has(first) && (known || plainStart.test(first))
    ? lower + text.slice(first.length)
    : text;
}

/** What was typed all in capitals, in small letters; terms that are known keep theirs. */
function unshouted(text: string): string {
  const loud = text.match(/\p{Lu}{2,}/gu) ?? [];
  if (/\p{Ll}/u.test(text) || loud.length < 3) return text;
  return text.replace(/[\p{L}/+#]+/gu, (word) => (names.has(word) ? word : word.toLowerCase()));
}

/** English as a resume takes it: not shouted, "and" before a second deed, no mark at its end. */
export function plainEnglish(text: string): string {
  return unshouted(text)
    .replace(/(?<![.;,!\s])[.;,!\s]+$/, "")
    .replace(/^[,;:.\s]+/, "")
    .replace(/; ?(?=(\p{Ll}+) [^;]+$)/u, (mark, next: string) =>
      isPast(next) && !/^(?:was|were)$/.test(next) ? " and " : mark,
    )
    .replace(/(?<=\d) %/g, "%")
    .replace(/\b(approx) (?=\d)/gi, "$1. ");
}

/** A deed as a line of a resume tells it: "I trained", "my job was to clean" and "answering" as "Trained", "Cleaned", "Answered". */
export function deedInEnglish(text: string): string {
  const bare = plainEnglish(text);
  const told = bare.replace(/^(?:I|we)(?:'ve| have)? (?:also )?(?=(\p{Ll}+) )/iu, (subject, verb: string) =>
    isPast(verb) || readingsOf(verb).some(({ form }) => form === "base") ? "" : subject,
  );
  const task = /^(?:my|our) (?:job|task|role|duty|work) (?:was|included) (?:to )?(?=\p{Ll})/iu.exec(told);
  return capitalised(inPast(task ? told.slice(task[0].length) : told, task !== null));
}

/** A text that opens with "answering" in the past; after "my job was to" also one that opens with "answer". */
function inPast(text: string, fromBase: boolean): string {
  const first = /^\p{L}+(?= )/u.exec(text)?.[0] ?? "";
  const form = readingsOf(first.toLowerCase()).find(
    (one) => one.form === "ing" || (fromBase && one.form === "base"),
  );
  if (!form || /^\p{L}[^,.;]*(?:,| and) \p{L}+ing\b/u.test(text)) return text;
  return inflect(form.base, "past") + text.slice(first.length);
}

/** Chinese as a resume takes it: half-width digits and signs, no “我” at its head, no mark at its end. */
export function plainChinese(text: string): string {
  return text
    .replace(/[０-９％＋．]/gu, (sign) => sign.normalize("NFKC"))
    .replace(/^[，。；、,;.\s]+|(?<![，。；、！,;.!\s])[，。；、！,;.!\s]+$/gu, "")
    .replace(/^(?:我们|本人|我)(?=[^的国院校们])(?!\p{Script=Han}{1,2}的)/u, "")
    .replace(/；/gu, "，");
}

export function plainChineseResult(text: string): string {
  return plainChinese(text)
    .replace(/^(?:所以|因此|结果|于是)(?=[^显分表均，])[，,]?/u, "")
    .replace(/^(?:通过|经过)(?:这|该|此)[^，,]{0,6}[，,]/u, "")
    .replace(/^(?:我们|本人|我)(?=[^的国院校们])(?!\p{Script=Han}{1,2}的)/u, "")
    .replace(/^我(?=[带帶教管]的)/u, "所")
    .replace(/^导致(?=.*(?:减少|下降|降低|缩短))/u, "使");
}
