import { useTranslation } from "react-i18next";
import { Link } from "~/ui/Link";
import { headline } from "../headline";
import type { ArticleView, OtherSource } from "./article-view";
import { WrittenAt } from "./WrittenAt";

/** The other sources that tell the same story: each with its own headline and time, and for whoever may go there as a link. */
export function AlsoIn({ article: { sourceCount, mentions } }: { article: ArticleView }) {
  const { t } = useTranslation("story");
  const count = Math.max(sourceCount - 1, mentions.length);
  if (count === 0) return null;
  return (
    <div className="measure grid gap-1 text-sm text-muted">
      <p id="also-in">{t("alsoIn", { count })}</p>
      {mentions.length > 0 && (
        <ul aria-labelledby="also-in" className="grid">
          {mentions.map((each) => (
            <li key={`${each.source} ${each.title} ${each.publishedAt}`} className="py-1 tabular-nums">
              <span className="text-ink">{each.source}</span> · <Headline {...each} /> ·{" "}
              <WrittenAt at={each.publishedAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Headline({ url, title }: OtherSource) {
  if (url === null) return <span>{headline(title)}</span>;
  return (
    <Link
      to={url}
      kind="text"
      prefetch="none"
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
    >
      {headline(title)}
    </Link>
  );
}
