import { strToU8 } from "fflate";
import { readObject, readTruncated } from "~/adapters/chat/json-ladder";
import { countWords } from "~/core/markdown/count";
import { renderMarkdown } from "~/core/markdown/dialect";
import type { Resume } from "~/core/resume";
import { convertTranscript } from "~/features/creator/subtitles/convert";
import { readTranscript } from "~/features/creator/subtitles/reading/rows";
import { extractArticle } from "~/features/radar/extraction/extract.server";
import { toMarkdown as markdownOfHtml } from "~/features/radar/extraction/to-markdown";
import { parseFeed } from "~/features/radar/feed/parse-feed";
import { nextSteps } from "~/features/resume/asking/next-steps";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { toJsonResume } from "~/features/resume/export/json-resume";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { estimate } from "~/features/resume/export/sheet/fonts";
import { designOf } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { interviewQuestions } from "~/features/resume/interview/interview";
import { draftLetter } from "~/features/resume/letter/draft-letter";
import { MAX_LINES } from "~/features/resume/limits";
import { matchJob } from "~/features/resume/match/match-job";
import { tailorResume } from "~/features/resume/match/tailor-resume";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { withinBudget } from "~/features/resume/reading/long-lines";
import { adviseOn } from "~/features/resume/rewriting/advice";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { scoreResume } from "~/features/resume/scoring/score";
import { cMap } from "../learning/samples";
import { documentOf } from "./lines";
import { cleanLayout } from "./resumes";
import { weights } from "./weights";

const head = ["**Jane Roe**", "jane@example.com", "# Experience", "Clerk, Acme Ltd\t2019 – 2021"];
/** An answer of a model holds no more. */
const MOST_PROPOSED = 200;
const layout = cleanLayout();
const alerts = { note: "n", tip: "t", important: "i", warning: "w", caution: "c" };
const asIs = { format: "srt", order: "both", oneText: null, mended: true } as const;
const web = { url: "https://a.example/b", contentType: null, fetchedAt: new Date(0) };
const article = "<p>Words of an article, which are many, and more of them than of links.</p>".repeat(20);

function gated(resume: Resume) {
  const lines = resume.sections
    .flatMap(({ lines, entries }) => [lines, ...entries.map((one) => one.lines)])
    .flat();
  const hostile = lines.slice(0, MOST_PROPOSED).map(({ id, text }) => ({
    kind: "replace" as const,
    line: id,
    original: text,
    replacement: `Led ${text.toLowerCase()}`,
    reasons: [],
  }));
  admitEdits(resume, hostile);
  admitEdits(resume, rewriteResume(resume.sections, resume.language));
}

function exported(resume: Resume) {
  toMarkdown(resume);
  toJsonResume(resume);
  typeset(
    blocksOf(resume),
    designOf("classic", resume.language),
    { language: resume.language, uploadPages: 1 },
    estimate,
  );
}

export function parsed(text: string): Resume {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = withinBudget(documentOf(...head, ...lines.slice(0, MAX_LINES - head.length)));
  if (!read.ok) throw new Error(read.reason);
  return parseResume(read.document, weights);
}

/** What the product does with a text from outside. */
export const stagesOfText: Record<string, (text: string) => unknown> = {
  reading: (text) => extract(strToU8(`# Jane Roe\n\n## Experience\n\n${text}`), { cMap }),
  markdown: (text) => [
    renderMarkdown(text, { breaks: true, footnotes: { title: "x" }, alerts, marks: true, math: () => "" }),
    countWords(text),
  ],
  html: (text) => markdownOfHtml(text, web.url),
  subtitles: (text) => convertTranscript(readTranscript(text), asIs),
  feeds: (text) => [
    parseFeed(strToU8(`<rss><channel>${text}</channel></rss>`), web),
    parseFeed(
      strToU8(`<rss><channel><item><title>${text}</title><pubDate>${text}</pubDate></item></channel></rss>`),
      web,
    ),
  ],
  readability: (text) =>
    extractArticle(`<html><body><article>${article}<p>${text}</p></article></body></html>`, web.url),
  answers: (text) => [readObject(text), readTruncated(`{"a":[${text}`)],
};

/** What it does with the resume that holds the text, and with the text as an advertisement. */
export const stagesOfResume: Record<string, (resume: Resume, advert: string) => unknown> = {
  scoring: (resume) => adviseOn(resume, scoreResume(resume, layout)),
  gates: gated,
  asking: (resume) => nextSteps(resume, layout, questionsFor(resume, scoreResume(resume, layout))),
  interview: ({ language, sections }, advert) => interviewQuestions({ language, sections }, advert),
  match: (resume, advert) => [matchJob(resume, advert), tailorResume(resume, advert, () => "new")],
  letter: (resume, jobDescription) => draftLetter({ resume, jobDescription }),
  export: exported,
};
