import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";

/** Where an article stands on the site. */
export function Breadcrumb({ tag }: { tag: { id: string; name: string } | null }) {
  const { t } = useTranslation("story");
  const places = [
    { name: t("home"), to: paths.home() },
    { name: t("pings"), to: paths.pings() },
    { name: tag?.name ?? t("defaultTag"), to: tag ? paths.pingsOf(tag.id) : paths.pings() },
  ];
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted [overflow-wrap:anywhere]">
        {places.map(({ name, to }, index) => (
          <li key={name} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <Link to={to} kind="quiet" className="inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
