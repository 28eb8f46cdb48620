import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import type { FeedView } from "./feed-view";

export function FeedScreen({ feed }: { feed: FeedView }) {
  const { t } = useTranslation("pings");
  return (
    <div className="wrap section grid gap-8">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <ul className="grid gap-6">
        {feed.cards.map(({ id, title, summary }) => (
          <li key={id}>
            <h2 className="font-serif">
              <Link to={paths.article(id)}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
