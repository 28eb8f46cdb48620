const ongoing =
  /(?:\b(?:am|are|is) |\b(?:currently|presently|now|still|at present|at the moment|in the process of|in the middle of),? )(?:(?:currently|presently|now|still|in the process of) ){0,2}(\p{L}+ing)\b/iu;

/** "was to lead" is not "led". */
export function changesMood(before: string, after: string): boolean {
  const due = (text: string) =>
    text.match(/\b(?:was|were|is|am|are) (?:(?:going|about|due|set|supposed|meant) )?to (?=\p{Ll})/giu)
      ?.length ?? 0;
  return due(after) !== due(before);
}

/** What one is doing is not yet done. */
export function endsOngoing(before: string, after: string): boolean {
  const doing = ongoing.exec(before)?.[1];
  return doing !== undefined && !after.toLowerCase().includes(doing.toLowerCase());
}
