import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import { headline } from "../headline";
import type { ArticleView } from "./article-view";

type RelatedProps = {
  related: ArticleView["related"];
  tagId: string | null;
  tagName: string;
  lang: ArticleView["lang"];
};

export function Related({ related, tagId, tagName, lang }: RelatedProps) {
  const { t } = useTranslation("story");
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-2">
      <h2 id="related" className="text-sm font-medium">
        {t("related.title", { tag: tagName })}
      </h2>
      <ul lang={lang === "zh" ? "zh-CN" : "en"} className="border-t border-line [overflow-wrap:anywhere]">
        {related.map(({ id, title, source }) => (
          <li key={id} className="grid grid-cols-1 gap-1 border-b border-line py-3">
            <Link
              to={tagId ? paths.articleIn(id, tagId) : paths.article(id)}
              kind="quiet"
              className="py-1 font-serif leading-snug text-ink!"
            >
              {headline(title)}
            </Link>
            <span className="text-xs text-muted">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
