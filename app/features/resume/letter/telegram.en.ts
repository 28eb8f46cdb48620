import { readingsOf } from "../lexicon/verbs.en";

/** Nouns that need no article, or that are plural without an s. */
const mass =
  /(?:tion|sion|ment|ance|ence|ing|ship|ity|ness|ware|ism|ics|s|ture|age|data|care|support|work|control|service|staff|personnel|equipment|research|access|stock|food|cash|time|waste|revenue|people|children|demand|content|code|feedback|material|money|paper|safety|health|growth|turnover|output|scrap|spend|lag|pay|absence|it|them|him|inventory|traffic|flow|cover|compliance|capacity|cost|production|space|income|rapport|patients|bread)$/;
const determiner =
  /^(?:an?|the|all|both|our|my|his|her|its|their|this|that|each|every|about|over|up|some|any|more|most|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|how|what|which|where|whether|with|\W?\d.*|[A-Z].*|\w+'s)$/;
const parts =
  /^(?:of|for|in|to|with|on|at|from|by|as|into|across|over|under|after|before|during|through|per|via|that|which|who|and|or|up|down|out|off|about|between|within|using|so|when|while|against|towards?|until|since|than|without|around|among|[a-z]+ing|[a-z]+ly)$/;

/** The words from `at` on up to what parts them from the rest: the object of a verb, or a duty's own noun. */
function phraseAt(words: string[], at: number): string[] {
  const rest = words.slice(at);
  const end = rest.findIndex(
    (word, index) => parts.test(word) || (index > 0 && /[,;]$/.test(rest[index - 1] ?? "")),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function isBare(phrase: string[]): boolean {
  const head = (phrase.at(-1) ?? "").replace(/[,;.()]+$/, "");
  return head !== "" && !phrase.some((word) => determiner.test(word)) && !mass.test(head.toLowerCase());
}

/** Written as telegrams are: an object that lacks its article ("train graduate intake"), or a figure hung on with a comma. */
export function isTelegram(text: string): boolean {
  const words = text.split(" ");
  const opens = /ly$/.test(words[0] ?? "") ? 2 : 1;
  const object = words[opens] === "and" ? opens + 2 : opens;
  return (
    isBare(phraseAt(words, object)) ||
    /, (?:\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve|one) (?!of )(?![^,]* (?:and|or) )[^,]*$/.test(
      text,
    ) ||
    /\b[A-Z]?[a-z]+ [&+] [a-z]/.test(text)
  );
}

const nominal = /(?:ing|tion|sion|ment|ance|enance)$/;
const noDuty =
  /\b(?:best|top|winner|award\w*|prize|honou?rs|member\w*|grade|place|coursework|languages|reason|type|various|etc|references|score)\b|\d(?:st|nd|rd|th)\b|[:;!?•|&]|[.] /i;

/** What a line without a verb names as its duties, in a sentence: "Maintenance of term bases" → "my work included maintenance of …". */
export function dutyInEnglish(text: string, present: boolean): string | null {
  const words = text.split(" ");
  const [first = ""] = words;
  const head = (
    phraseAt(
      words.map((word, at) => (at === 0 ? `x${word}` : word)),
      0,
    ).at(-1) ?? ""
  ).replace(/^x|,$/g, "");
  const commas = text.split(", ").length - 1;
  const isList =
    commas === 0 ||
    (/,? and /.test(text.split(", ").at(-1) ?? "") &&
      text.split(", ").every((part) => part.split(" ").length < 9));
  const isVerb =
    first !== head &&
    !/ing$/.test(first) &&
    readingsOf(first.toLowerCase()).some(
      ({ form }) => form === "base" || form === "past" || form === "third",
    );
  if (!isList || isVerb || noDuty.test(text) || words.length < 3 || words.length > 26) return null;
  if (!/[a-z]s$/.test(head) && !nominal.test(head) && !/^\p{Lu}?\p{Ll}+ing$/u.test(first)) return null;
  const lower = /^\p{Lu}\p{Ll}/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `my work ${present ? "includes" : "included"} ${lower}`;
}
