import { readLayoutRows } from "./layout-rows";
import { readLineRows, readTextLines } from "./line-rows";
import { readPage } from "./page";
import type { Found, Source, Transcript } from "./row";
import { readTableRows } from "./table-rows";
import { readYouTubeRows } from "./youtube-rows";

function timedRows(found: Found[]): number {
  return found.filter((each) => "row" in each).length;
}

/**
 * Rows of a transcript in pasted HTML or text. The most trusted way of reading counts, unless another finds more than twice
 * as many rows: then it only met a player's clock.
 */
export function readTranscript(input: string): Transcript {
  const isMarkup = /<[a-z!/]/i.test(input);
  const page = isMarkup ? readPage(input) : { runs: [], parts: [] };
  const ways: { source: Source; found: Found[] }[] = isMarkup
    ? [
        { source: "youtube", found: readYouTubeRows(page) },
        { source: "layout", found: readLayoutRows(page) },
        { source: "table", found: readTableRows(page) },
        { source: "lines", found: readLineRows(page) },
      ]
    : [{ source: "lines", found: readTextLines(input) }];
  const most = Math.max(...ways.map(({ found }) => timedRows(found)));
  const way = ways.find(({ found }) => timedRows(found) * 2 >= most && timedRows(found) > 0) ?? ways.at(-1);
  const found = way?.found ?? [];
  return {
    source: way?.source ?? "lines",
    rows: found.flatMap((each) => ("row" in each ? [each.row] : [])),
    skipped: found.flatMap((each) => ("skipped" in each ? [each.skipped] : [])),
  };
}
