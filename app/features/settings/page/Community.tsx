import { useTranslation } from "react-i18next";
import { Link } from "~/ui/Link";
import type { CommunityCode } from "./settings-view";

/** The communities as codes to scan, each with its link beside it; nothing where none is configured. */
export function Community({ codes }: { codes: CommunityCode[] }) {
  const { t } = useTranslation("settings");
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="community-title" className="rounded-card border border-line p-5">
      <h2 id="community-title" className="font-medium">
        {t("community.title")}
      </h2>
      <p className="text-sm text-muted">{t("community.body")}</p>
      <ul className="mt-4 grid grid-cols-2 gap-4">
        {codes.map(({ id, url, size, path }) => (
          <li key={id} className="grid content-start gap-2 text-sm">
            <svg
              role="img"
              aria-label={t("community.code", { name: t(`community.${id}`) })}
              viewBox={`0 0 ${size} ${size}`}
              shapeRendering="crispEdges"
              className="w-full rounded-control border border-line bg-[#ffffff] text-[#000000]"
            >
              <path d={path} fill="currentColor" />
            </svg>
            <Link to={url} target="_blank" rel="noopener noreferrer" prefetch="none">
              {t(`community.${id}`)}
            </Link>
            <span className="text-xs break-all text-muted">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
