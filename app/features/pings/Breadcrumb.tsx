import { useTranslation } from "react-i18next";
import { Link } from "~/ui/Link";
import type { Place } from "./breadcrumb-list";

/** Where a page stands on the site; `isHere` where the last place is the page itself. */
export function Breadcrumb({ places, isHere = false }: { places: Place[]; isHere?: boolean }) {
  const { t } = useTranslation("pings");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted [overflow-wrap:anywhere]">
        {places.map(({ name, path }, index) => (
          <li key={name} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <Link
              to={path}
              kind="quiet"
              aria-current={isHere && index === places.length - 1 ? "page" : undefined}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
