import type { NewsEditor, NewsServices, Reranker } from "~/ports/news";
import { admitSummary } from "../scoring/admit-summary";
import { scoreOfReranker, scoreOfRubric } from "../scoring/calibrate";
import type { TagFocus } from "./newsroom";
import type { ArticleText } from "./read-article.server";
import { isTakenWhole } from "./whole-source";

const JUDGE_MS = 30_000;

const SHOWN = 6000;

/** What an outside service says of an article, as far as it can be used, on our own scale. `notes` tell who was asked and what went
 * wrong. */
type Judgement = {
  score: number | null;
  reason: string | null;
  summary: string | null;
  notes: string[];
};

/** Has a configured service score an article: a model, and a reranker where there is none or it fails. By itself it says nothing. */
export async function judgeArticle(
  { editor, reranker }: Pick<NewsServices, "editor" | "reranker">,
  subject: TagFocus,
  title: string,
  article: ArticleText,
): Promise<Judgement> {
  if (isTakenWhole(subject)) return none;
  const byModel = editor ? await askEditor(editor, subject, title, article) : none;
  if (byModel.score !== null || !reranker) return byModel;
  const byReranker = await askReranker(reranker, subject, title, article);
  return { ...byReranker, notes: [...byModel.notes, ...byReranker.notes] };
}

const none: Judgement = { score: null, reason: null, summary: null, notes: [] };

async function askEditor(
  editor: NewsEditor,
  { words, prompt, lang: locale }: TagFocus,
  title: string,
  { text, lang }: ArticleText,
): Promise<Judgement> {
  const question = { words, prompt, title, text: text.slice(0, SHOWN), lang, locale };
  const answer = await editor.judge(question, AbortSignal.timeout(JUDGE_MS));
  if (!answer.ok) return { ...none, notes: [`score:${answer.reason}`] };
  const admitted = admitSummary(answer.summary, `${title}\n${text}`, lang === "other" ? locale : lang);
  return {
    score: scoreOfRubric(answer.score),
    reason: usableReason(answer.reason),
    summary: admitted.ok ? admitted.summary : null,
    notes: ["score:openai", admitted.ok ? "summary:openai" : `summary:${admitted.reason}`],
  };
}

async function askReranker(
  reranker: Reranker,
  { words, prompt }: TagFocus,
  title: string,
  { text }: ArticleText,
): Promise<Judgement> {
  const query = [...words, prompt].filter((part) => part !== "").join(" ");
  const texts = [`${title}\n${text.slice(0, SHOWN)}`];
  const answer = await reranker.rank(query, texts, AbortSignal.timeout(JUDGE_MS));
  if (!answer.ok) return { ...none, notes: [`score:${answer.reason}`] };
  const [raw] = answer.scores;
  if (raw === undefined) return { ...none, notes: ["score:news.badAnswer"] };
  return { ...none, score: scoreOfReranker(reranker.model, raw), notes: ["score:jina"] };
}

/** One plain line without addresses; null for anything else. */
function usableReason(reason: string): string | null {
  const line = reason.replace(/\s+/g, " ").trim();
  const isUsable = line !== "" && line.length <= 300 && !/https?:|www\.|[<>]/i.test(line);
  return isUsable ? line : null;
}
