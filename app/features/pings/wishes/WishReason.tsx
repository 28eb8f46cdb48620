import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import type { ArticleView } from "../article/article-view";
import { movedWords } from "./moved-words";
import { useJudge } from "./use-judge";

/** Beside the reason of a score: what the reader's own wishes make of the article. */
export function WishReason({ article }: { article: ArticleView }) {
  const { t } = useTranslation(["pings", "wishes"]);
  const { locale } = useRoot();
  const judge = useJudge();
  const { title, summary, source, score, wished } = article;
  const { moved, hidden } = judge?.({ title, summary, source, score: score ?? 0 }, false) ?? wished ?? {};
  return (
    <>
      {moved && score !== null && <p className="pt-2 text-sm">{movedWords(t, moved, locale)}</p>}
      {hidden?.because === "source" && <p className="pt-2 text-sm">{t("wishes:mutedSource", hidden)}</p>}
      {hidden?.because === "word" && <p className="pt-2 text-sm">{t("wishes:mutedWord", hidden)}</p>}
    </>
  );
}
