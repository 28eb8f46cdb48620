import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { ArticleChange } from "./forms";
import { correct, findForOperator, pin, remove } from "./store.server";

const HOUR_MS = 3_600_000;

/** Does what the administrator (a Ping ID) wants with an article, and says in the same batch that they did. */
export async function changeArticle(
  app: Pick<App, "db" | "now" | "newId">,
  administrator: string,
  wanted: ArticleChange,
): Promise<Result<{ intent: ArticleChange["intent"] }>> {
  const { id, intent } = wanted;
  const found = await findForOperator(app.db, id);
  if (!found || found.article.removedAt) return refuse("notFound");
  const { canonicalUrl: subject, content } = found.article;
  const change = { id: app.newId(), at: app.now(), actor: administrator, subject };
  const isDone = await act();
  return isDone ? { ok: true, intent } : refuse("notFound");

  function act(): Promise<boolean> {
    if (wanted.intent === "remove") {
      const { reason, note } = wanted;
      return remove(app.db, id, { reason, note }, { ...change, action: "article.remove" });
    }
    if (wanted.intent === "correct") {
      const { title, summary } = wanted;
      return correct(app.db, id, { title, summary, content }, { ...change, action: "article.correct" });
    }
    const isPin = wanted.intent === "pin";
    const until = isPin ? new Date(change.at.getTime() + wanted.hours * HOUR_MS) : null;
    const action = isPin ? "article.pin" : "article.unpin";
    return pin(app.db, { id, tagId: wanted.tag, until }, { ...change, action });
  }
}
