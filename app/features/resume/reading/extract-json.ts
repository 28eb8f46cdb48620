import { boundedJson } from "~/core/bounded-json";
import { recordOf } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import { linesOf } from "~/core/resume";
import { MAX_CHARACTERS } from "../limits";
import type { ExtractedDocument, FileRefusal } from "./extracted";
import { readJsonResume } from "./json-resume";
import { jsonResume } from "./json-shape";
import { fromReactiveResume } from "./reactive-resume";
import { textDocument } from "./text-document";

/** Names, marks and spaces are no text: a file this much longer than the most text is no resume. */
const MOST_SOURCE = 20 * MAX_CHARACTERS;

/** A JSON Resume, or what Reactive Resume saves. What is no such thing is refused as a whole, so that no part gets lost unseen. */
export function extractJson(source: string): Result<{ document: ExtractedDocument }, FileRefusal> {
  if (source.length > MOST_SOURCE) return refuse("resume.tooMuchText");
  const json = boundedJson(source);
  if (!json.ok) return refuse("resume.notJsonResume");
  const value = fromReactiveResume(json.value) ?? json.value;
  const known = Object.keys(jsonResume.shape).some((key) => key !== "meta" && key in recordOf(value));
  const shaped = jsonResume.safeParse(value);
  if (!known || !shaped.success) return refuse("resume.notJsonResume");
  const resume = readJsonResume(shaped.data);
  return textDocument(
    "json",
    linesOf(resume).map(({ text }) => text),
    { lines: [], resume },
  );
}
