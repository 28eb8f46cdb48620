import { useTranslation } from "react-i18next";
import { linkAddress, linkWords } from "~/core/markdown/link-source";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import type { sources } from "./sources";

export function SourceEntry({ source }: { source: (typeof sources)[number] }) {
  const { t } = useTranslation("library");
  const { id, name, url, tags } = source;
  const start = withStartingText(
    paths.markdownEditor(),
    t("startingText", { name: linkWords(name), url: linkAddress(url) }),
  );
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-1 border-b border-line py-4">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="group inline-flex min-h-9 items-center gap-2 justify-self-start max-md:min-h-11 rounded-control"
      >
        <span className="display text-lg underline-offset-4 group-hover:underline" translate="no">
          {name}
        </span>
        <Icon name="arrowUpRight" size={18} className="text-muted group-hover:text-accent" />
        <span className="sr-only">{t("newTab")}</span>
      </a>
      <p className="text-sm">{t(`sources.${id}`)}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
        <span>{tags.map((tag) => t(`tags.${tag}`)).join(" · ")}</span>
        {start && (
          <Link to={start} kind="quiet" className="inline-flex min-h-9 items-center gap-1 max-md:min-h-11">
            <Icon name="edit" size={14} />
            {t("write")}
            <span className="sr-only">{t("writeAbout", { name })}</span>
          </Link>
        )}
      </p>
    </li>
  );
}
