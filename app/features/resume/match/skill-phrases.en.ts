import { empty, heads, otherVerbs, tradeVerbs } from "../lexicon/ability-words.en";
import { furtherVerbs } from "../lexicon/equivalents.en";
import { isPlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import { readingsOf, readsAsNoun } from "../lexicon/verbs.en";
import { wordSet } from "../lexicon/word-list";

/** What stands where a term that the vocabulary knows was taken out of a line. */
export const removed = " \uE000 ";

const further = new Set(furtherVerbs);

/** Whether a word may open a command: "Build monitoring", "Post accruals". */
export function mayCommand(word: string): boolean {
  if (otherVerbs.has(word) || tradeVerbs.has(word) || further.has(word)) return true;
  return readingsOf(word).some(({ form }) => form !== "noun" && form !== "past");
}

/** Before an ability these say what to do with it, though they are nouns too: "Support onboarding", while "Query tuning" is one. */
const bareCommands = wordSet(
  "answer build bring charge document drive give handle help join keep lead make own plan record report review run set show support take use",
);

/** "Organizing", "containing": what is done, while "nursing" and "billing" are abilities. */
function isGerund(word: string): boolean {
  if (!word.endsWith("ing") || heads.has(word) || readsAsNoun(word) || word === "wiring") return false;
  const base = word.slice(0, -3);
  return (
    readingsOf(word).length > 0 ||
    [base, `${base}e`, base.slice(0, -1)].some((one) => further.has(one) || otherVerbs.has(one))
  );
}

/** A word that is a verb wherever it stands: "evaluates", while "reports" is not. */
function isVerb(word: string): boolean {
  if (otherVerbs.has(word) || otherVerbs.has(word.replace(/s$/, ""))) return true;
  if (readsAsNoun(word) || heads.has(word)) return false;
  return readingsOf(word).some(({ form }) => form === "base" || form === "third");
}

/** Those who do the work or whom it is done for are nobody's ability. */
const persons =
  /(?:ists|ians|smen|stewards|managers|engineers|developers|designers|teachers|leaders|members|workers|drivers|porters|holders|owners|partners|buyers|shippers|receivers|employers|users|lawyers|officers|providers|peers|brothers|helpers|practitioners|doctors|directors|administrators|operators|contractors|supervisors|vendors|visitors|donors|assistants|accountants|consultants|tenants|applicants|employees|attendees|chefs|nurses|staff|adults|guests|parents|landlords|homeowners|executives)$/;

const noAbility =
  /\b(?:communicat\w*|team(?:work|s|player|mates?)?|leadership|motivat\w*|attitude|flexib\w*|reliab\w*|detail|organi[sz]ed|punctual\w*|enthusias\w*|passion\w*|initiative|interpersonal|(?:time|people) management|problem[- ]solving|things?|confidential\w*|calm|curious|friendly|self\w*|willing\w*|ability|able|years?|months?|weeks?|days?|hours?|degree|diploma|equivalent|minimum|similar|etc|more|others?|weekends?|evenings?|nights?|shifts?|travel|office|remote|hybrid|people|candidates?|applicants?|colleagues|customers?|clients?|students?|pupils|patients?|children|famil(?:y|ies)|friends|carers?|stakeholders|company|team|department|business|experience|skills?|knowledge|english|least|plus|role|job|duties|tasks?|needs?|goals?|ways?|place|environment|culture|relationships?|impact|pace|humou?r|birthday|holidays?|discount|pay|tips|meals|background|opportunit\w*|preferred|required|essential|desirable|date|right|range|levels?|standards?|manner|basis|issues?|walls?|buildings?|hazards?|matters?|parts?|personnel|premises|necessary|residential|requirements|creativity|integrity|curiosity|honesty|(?:in)?dependence|confidence|resilience|alliances|full-time|part-time|permanent|temporary|recogni[sz]ed|agency|samples?|consumption|incidents?|complaints?|requests?|deliveries|records?|emergencies|evacuations|(?:police|record|reference|security) checks?|alcohol tests?|online assessments?|privacy|ethnic|laws)\b/i;

const noItem =
  /\b(?:is|are|be|was|were|has|have|will|would|can|could|must|should|may|do|does|you|we|they|it|who|that|but|so|whom?|which|this|these|those|not|no|from|into|by|on|at|as|per|via|than|then|when|where|within|across|between|under|over|during|through|until|about|with|to|of|in|for|up|out|off|down|against|if|because|after|before|ensuring|including|[a-z]+ly)\b/i;

const tokens = /[A-Za-z][A-Za-z'’-]*|[^\sA-Za-z]+/g;

function isModifier(word: string): boolean {
  if (!/^[a-z][a-z-]{2,}$/.test(word) || empty.has(word) || noItem.test(word)) return false;
  if (/^well-|^[a-z]+ed$/.test(word)) return /^(?:automated|applied|distributed|integrated|paid)$/.test(word);
  return !isVerb(word) && !isGerund(word) && !persons.test(word);
}

export function englishPhrases(text: string): string[] {
  const found = text.match(tokens) ?? [];
  return found.flatMap((token, index) => {
    const [word, before] = [token.toLowerCase(), (found[index - 1] ?? "").toLowerCase()];
    const opens = index === 1 || /^(?:\W|and$|or$)/.test(found[index - 2] ?? "");
    if (!heads.has(word) || !isModifier(before)) return [];
    if (opens && (bareCommands.has(before) || tradeVerbs.has(before))) return [];
    const [wider = "", behind = ""] = [found[index - 2], found[index + 1]];
    // "Marlowe Care Group" is somebody's name, and "Social Care" half of "Health and Social Care".
    const joins = /^(?:and|&|of)$/.test(wider) && /^[A-Z]/.test(found[index - 3] ?? "");
    if (/^[A-Z]/.test(token) && (joins || /^[A-Z]/.test(behind))) return [];
    // "Information systems" is a piece of "student information systems".
    const first = wider.toLowerCase();
    const isLonger = (/^[a-z]/.test(wider) || index === 2) && isModifier(first) && !mayCommand(first);
    const phrase = isLonger ? `${first} ${before} ${word}` : `${before} ${word}`;
    // "Maintenance" is a piece of "maintenance requests".
    if (/^[a-z]/.test(behind) && !heads.has(behind) && !noItem.test(behind) && !goesOn.test(behind))
      return [];
    return noAbility.test(phrase) ? [] : [phrase];
  });
}

/** What may stand behind the name of an ability and is no part of it. */
const goesOn =
  /^(?:and|or|experience|skills?|knowledge|principles?|techniques?|procedures?|practices?|methods?|processes|process|systems?|software|tools?|platforms?|standards?|programs?|programmes?|policies|plans?|tasks?|duties|activities|work|services?|projects?|strategies|role|required|preferred|desirable|essential|using|used|while|such|like|before|after|plus)$/;

const leads =
  /^.*?\b(?:experience (?:of|in|with|using)|knowledge of|proficien(?:t|cy) (?:in|with|at)|familiar(?:ity)? with|expertise in|fluen(?:t|cy) (?:in|with)|skilled in|trained in|background in|degree in|exposure to|understanding of|grasp of|such as|including|includes?|e\.g\.,?)\s+/i;

/** Single words that name a field of work and not a thing or a virtue. */
const fields = /^[a-z]{3,}(?:ics|istry|ology|ography|uals|keeping)$/;

/** "You will carry out": what follows is a command. */
const addressed = /^\s*(?:you(?:(?:'|’)ll| will)|(?:the|our) [a-z ]{0,40}? will|to) (?:also |be able to )?/i;

/** Departments and fields of life: no names of tools. */
export const areas =
  /^(?:Education|Health|Sales|Marketing|Operations|Finance|Legal|Product|Design|Engineering|Procurement|Security|Science|Business|Technology|Remote|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)$/;

type Item = { text: string; named: boolean };

/** The items of an enumeration without the words that lead it in, and without the commands where it is one of deeds. */
function itemsOf(text: string): Item[] {
  const plain = text.replace(/[()]/g, " , ");
  const list = plain.replace(leads, "").replace(addressed, "");
  const items = list
    .split(/(?:(?<!\s)\s+)?[,;:/]\s*(?:and |or )?|(?<!\s)\s+(?:and|or)\s+|\.\s|\.$/)
    .filter((item) => item.trim());
  const [first = ""] = items[0]?.trim().toLowerCase().split(/\s+/) ?? [];
  const verbs = items.filter((item) => isVerb(item.trim().split(" ", 1)[0] ?? "")).length;
  const commands = ((list === plain || addressed.test(plain)) && mayCommand(first)) || verbs > 1;
  return items.map((each, at) => {
    const item = each.trim();
    const name = withoutLeads(item, commands);
    const before = item.slice(0, item.length - name.length).trim();
    // What begins its line has a capital whatever it is, and what stands behind a capital is half a name.
    return { text: name, named: at === 0 ? before !== "" : !/(?:^|\s)[A-Z]\S*$/.test(before) };
  });
}

function withoutLeads(item: string, commands: boolean): string {
  const left = item.replace(leads, "").split(/\s+/);
  let isCommand = commands;
  while (left.length > 0) {
    const word = (left[0] ?? "").toLowerCase();
    const isLed = isVerb(word) || (left.length > 1 && isGerund(word)) || (isCommand && mayCommand(word));
    if (isLed) isCommand = false;
    else if (!empty.has(word) && !(left.length > 1 && /ly$|^\d/.test(word))) break;
    left.shift();
  }
  return left.join(" ");
}

function namesAbility(item: string): boolean {
  const parts = item.toLowerCase().split(/\s+/);
  const last = parts.at(-1) ?? "";
  return (
    /^[A-Za-z][\w+#.'’ -]{2,}$/.test(item) &&
    parts.length <= 3 &&
    !noAbility.test(item) &&
    !noItem.test(item) &&
    !persons.test(last) &&
    !/^(?:fields?|languages?|settings?|sectors?|industry|industries|disciplines?|subjects?)$/.test(last) &&
    !parts.some((word, at) => isVerb(word) || (at > 0 && empty.has(word))) &&
    !parts.slice(0, -1).some(isGerund) &&
    !empty.has(parts[0] ?? "") &&
    (parts.length === 1 || !/^(?!auto|appl|distri|integr|paid)[a-z]+ed$/.test(parts[0] ?? "")) &&
    roleOf(item.replace(/s$/, "")) === "unknown" &&
    !isPlace(item)
  );
}

/** The items of an enumeration, "vasoactive drips, arterial lines and sepsis bundles"; one alone is no list and names nothing. */
export function englishItems(text: string): string[] {
  const items = itemsOf(text);
  const isName = (item: string) =>
    /^[A-Z]/.test(item) && !areas.test(item) && !/(?:ment|ic|ion)al$/.test(item);
  const fitting = items.flatMap(({ text: item, named }) =>
    namesAbility(item) && (item.includes(" ") || (named && isName(item)) || fields.test(item)) ? item : [],
  );
  const known = items.filter((item) => item.text.includes(removed.trim())).length;
  return items.length >= 3 && fitting.length + known >= 2 ? fitting : [];
}

/** Names beside one that was taken out, joined by a comma, a slash or "or": "Provet Cloud or RoboVet", "Jira/禅道". */
export function besideNames(text: string): string[] {
  const pieces = text.split(/,|\/|\bor\b|[、或]/);
  if (pieces.length < 2 || !/\/|\bor\b|或/.test(text)) return [];
  return pieces.flatMap((piece, at) => {
    const last = /^\s*\uE000/.test(pieces[at + 1] ?? "") ? lastName.exec(piece)?.[1] : undefined;
    const first = /\uE000\s*$/.test(pieces[at - 1] ?? "") ? firstName.exec(piece)?.[1] : undefined;
    const name = first ?? last;
    if (name === undefined || areas.test(name) || mayCommand(name.toLowerCase())) return [];
    return /\p{Script=Han}/u.test(name) || isEnglishSkill(name) ? [name] : [];
  });
}

const lastName = /(?:[a-z(:] |^ |\uE000 ?)(\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]+)?) *$/u;
const firstName =
  /^ ?(\p{Lu}[\p{Ll}\d]{2,}(?: \p{Lu}[\p{L}\d]+)?(?= (?!&|and )|$|[.;)]|\p{Script=Han})|\p{Script=Han}{2,3}(?=$|[)）,，。；;]))/u;

/** Phrases of an enumeration of any length: terms where a resume words them as well. */
export function listedPhrases(text: string): string[] {
  const items = itemsOf(text).map((item) => item.text);
  return items.length < 2 ? [] : items.filter((item) => item.includes(" ") && namesAbility(item));
}

/** Whether what a resume lists as a skill is one, and no virtue or word that any advertisement has. */
export function isEnglishSkill(skill: string): boolean {
  return namesAbility(skill) && (skill.length > 3 || /[A-Z]/.test(skill));
}
