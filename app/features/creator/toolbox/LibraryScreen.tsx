import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { linkAddress, linkWords } from "~/core/markdown/link-source";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { LibrarySearch } from "./LibrarySearch";
import { matchesQuery, sourceGroups, sources, sourceTags } from "./sources";

/** Searched by the address itself: it works without a script and can be shared. */
export function LibraryScreen() {
  const { t } = useTranslation("library");
  const [parameters] = useSearchParams();
  const query = parameters.get("q") ?? "";
  const tag = sourceTags.find((each) => each === parameters.get("tag")) ?? null;
  const found = sources.filter(({ id, name, url, tags }) => {
    const texts = [name, new URL(url).hostname, t(`sources.${id}`), ...tags.map((each) => t(`tags.${each}`))];
    return (tag === null || tags.some((each) => each === tag)) && matchesQuery(query, texts);
  });
  return (
    <div className="wrap section grid gap-10 md:gap-14">
      <header className="grid gap-4">
        <h1 className="display text-3xl md:text-4xl">{t("title")}</h1>
        <p className="measure text-lg">{t("intro")}</p>
      </header>
      <LibrarySearch query={query} tag={tag} count={found.length} />
      {found.length === 0 && (
        <EmptyState
          title={t("none.title")}
          action={<ButtonLink to={paths.materialLibrary()}>{t("none.all")}</ButtonLink>}
        >
          {t("none.body")}
        </EmptyState>
      )}
      {sourceGroups.map((group) => {
        const entries = found.filter((source) => source.group === group);
        if (entries.length === 0) return null;
        return (
          <section
            key={group}
            aria-labelledby={`${group}-title`}
            className="grid gap-x-8 border-t border-ink pt-4 lg:grid-cols-12"
          >
            <h2 id={`${group}-title`} className="display text-xl md:text-2xl lg:col-span-4">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
              {entries.map((source) => (
                <SourceEntry key={source.id} source={source} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function SourceEntry({ source }: { source: (typeof sources)[number] }) {
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
