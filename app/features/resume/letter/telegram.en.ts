import { readingsOf } from "../lexicon/verbs.en";

/** Nouns that need no article, or that are plural without an s. */
const mass =
  /(?:tion|sion|ment|ance|ence|ing|ship|ity|ness|ware|ism|ics|s|ture|age|data|care|support|work|control|service|staff|personnel|equipment|research|access|stock|food|cash|time|waste|revenue|people|children|demand|content|code|feedback|material|money|paper|safety|health|growth|turnover|output|scrap|spend|lag|pay|absence|it|them|him|inventory|traffic|flow|cover|compliance|capacity|cost|production|space|income|rapport|patients|bread)$/;
const determiner =
  /^(?:an?|the|all|both|our|my|his|her|its|their|this|that|each|every|about|over|up|some|any|more|most|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|how|what|which|where|whether|with|\W?\d.*|[A-Z].*|\w+'s)$/;
const parts =
  /^(?:of|for|in|to|with|on|at|from|by|as|into|across|over|under|after|before|during|through|per|via|that|which|who|and|or|up|down|out|off|about|between|within|using|so|when|while|against|towards?|until|since|than|without|around|among|[a-z]+ing|[a-z]+ly)$/;

const next = /^(?:an?|the|every|each|all|both|my|his|her|their|two|three|four)$/;

/** The noun of an object, or of a duty: the last word before what parts it from the rest; empty where none is. */
function headOf(words: string[]): string {
  const end = words.findIndex(
    (word, at) => parts.test(word) || (at > 0 && (next.test(word) || /[,;]$/.test(words[at - 1] ?? ""))),
  );
  return (words.slice(0, end < 0 ? words.length : end).at(-1) ?? "").replace(/(?<![,;.()])[,;.()]+$/, "");
}

/** Written as telegrams are: an object that lacks its article ("train graduate intake"), or a figure hung on with a comma. */
export function isTelegram(text: string): boolean {
  const words = text.split(" ").slice(/^\w+ly /.test(text) ? 2 : 1);
  const object = words[0] === "and" ? words.slice(2) : words;
  const head = headOf(object);
  const last =
    text
      .replace(/(?<=\d),(?=\d)/g, "")
      .split(", ")
      .slice(1)
      .at(-1) ?? "";
  const isHungOn = figure.test(last) || (text.split(", ").length > 2 && bareNoun.test(last));
  return (
    (head !== "" && !determiner.test(object[0] ?? "") && !mass.test(head.toLowerCase())) ||
    (isHungOn && !/\b(?:and|or)\b/.test(last))
  );
}

const figure =
  /^(?:\d\S*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|daily|weekly|monthly|annual|total|average|now|go-live) (?!of )/;
const bareNoun =
  /^(?!which|who|with|where|when|while|so|then|from|for|in|on|at|by|to|as|after|before|of|often|most|all|each|[a-z]+ing\b)[a-z]/;

const duty = /(?:[a-z]s|ing|tion|sion|ment|ance)$/;
const noDuty =
  /\b(?:best|top|winner|award\w*|prize|honou?rs|member\w*|grade|place|coursework|languages|reason|type|various|etc|references|score|section|station|department)\b|\d(?:st|nd|rd|th)\b|[:;!?•|&]|[.] /i;

/** What a line without a verb names as its duties, in a sentence: "Maintenance of term bases" → "my work included maintenance of …". */
export function dutyInEnglish(text: string, present: boolean): string | null {
  const words = text.split(" ");
  const named = text.split(/, | and /);
  const opens = /^(?:does?|did|am|is|was|were|has|have|had|no|not|never)$/i.test(words[0] ?? "");
  const isVerb =
    opens || readingsOf(words[0]?.toLowerCase() ?? "").some(({ form }) => form !== "noun" && form !== "ing");
  const isList = !text.includes(", ") || (/ and /.test(text.split(", ").at(-1) ?? "") && named.length > 2);
  if (!isList || isVerb || noDuty.test(text) || words.length < 3 || words.length > 26) return null;
  // A word that ends in -ing or -ly parts others only where it does not open.
  if (!named.every((one) => duty.test(headOf(`_${one}`.split(" "))))) return null;
  const isName = !/^\p{Lu}\p{Ll}/u.test(text);
  return `my work ${present ? "includes" : "included"} ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}
