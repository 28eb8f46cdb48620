import { readLayoutRows } from "./layout-rows";
import { readLineRows, readTextLines } from "./line-rows";
import { readLyrics } from "./lyrics";
import { readTranscriptPage } from "./page";
import type { Found, Source, Transcript } from "./row";
import { readShownFiles, readSubtitleFile } from "./subtitle-file";
import { readTableRows } from "./table-rows";
import { isSubtitleFile } from "./time";
import { readYouTubeRows } from "./youtube-rows";

function timedRows(found: Found[]): number {
  return found.filter((each) => "row" in each).length;
}

type Way = { source: Source; found: Found[] };

/** Rows of a transcript in pasted HTML or text. The most trusted way of reading counts, unless another finds more than twice
 * as many rows: then it only met a player's clock. */
export function readTranscript(input: string): Transcript {
  const isFile = isSubtitleFile(input);
  const ways = !isFile && /<[a-z!/]/i.test(input) ? waysOfPage(input) : waysOfText(input, isFile);
  const most = Math.max(...ways.map(({ found }) => timedRows(found)));
  const way = ways.find(({ found }) => timedRows(found) * 2 >= most && timedRows(found) > 0) ?? ways.at(-1);
  const found = way?.found ?? [];
  return {
    source: way?.source ?? "lines",
    rows: found.flatMap((each) => ("row" in each ? [each.row] : [])),
    skipped: found.flatMap((each) => ("skipped" in each ? [each.skipped] : [])),
  };
}

function waysOfPage(html: string): Way[] {
  const page = readTranscriptPage(html);
  return [
    { source: "youtube", found: readYouTubeRows(page) },
    { source: "layout", found: readLayoutRows(page) },
    { source: "table", found: readTableRows(page) },
    { source: "file", found: readShownFiles(page) },
    { source: "lines", found: readLineRows(page) },
  ];
}

function waysOfText(text: string, isFile: boolean): Way[] {
  const lyrics = readLyrics(text);
  if (lyrics.length > 0) return [{ source: "lyrics", found: lyrics }];
  const lines: Way = { source: "lines", found: readTextLines(text) };
  return isFile ? [{ source: "file", found: readSubtitleFile(text) }, lines] : [lines];
}
