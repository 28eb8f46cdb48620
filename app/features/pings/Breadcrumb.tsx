import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import type { Subject } from "./breadcrumb-list";

/** Where a page stands on the site; `isHere` where the last place is the page itself. */
export function Breadcrumb({ subject, isHere }: { subject: Subject | null; isHere: boolean }) {
  const { t } = useTranslation("pings");
  const places = [
    { name: t("nav.home"), to: paths.home() },
    { name: t("nav.pings"), to: paths.pings() },
    ...(subject ? [{ name: subject.name, to: paths.pingsOf(subject.id) }] : []),
  ];
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted [overflow-wrap:anywhere]">
        {places.map(({ name, to }, index) => (
          <li key={to} className="flex min-h-11 items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {isHere && index === places.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={to} kind="quiet" className="inline-flex min-h-11 items-center">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
