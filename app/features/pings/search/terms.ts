/** Runs of what is written without spaces; each is indexed by its pairs of characters. */
const han = /\p{Script=Han}/u;

/** The words of a text as the search index holds them: lower case; Han by pairs of neighbours, so that two characters find. */
export function searchTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => (han.test(run) ? pairsOf(run) : [run]));
}

/** The text that is handed to the index, words parted by spaces. */
export function indexedText(text: string): string {
  return searchTerms(text).join(" ");
}

/** The token that stands for a tag in the index; any tag makes one word of it. */
export function tagTerm(tagId: string): string {
  return `t${Array.from(new TextEncoder().encode(tagId), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function runsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu) ?? []
  );
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
