import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import type { Locale } from "~/core/locale";
import { withStartingText } from "~/core/starting-text";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { toSource } from "../article/to-source";
import { useTimeZone } from "../feed/use-time-zone";
import { headline } from "../headline";

type KeptEntryProps = {
  id: string;
  title: string;
  summary?: string;
  source: string;
  lang: Locale;
  keptAt: string;
  sourceUrl?: string | null;
  origin: string;
  /** What lets it go. */
  children: ReactNode;
};

const way = "inline-flex min-h-11 items-center gap-1.5 text-sm";

/** A kept article: what it is, and what may be made of it. */
export function KeptEntry(props: KeptEntryProps) {
  const { id, title, summary, source, lang, keptAt, sourceUrl, origin, children } = props;
  const { t } = useTranslation(["kept", "ui"]);
  const { locale } = useRoot();
  const timeZone = useTimeZone() ?? undefined;
  const address = `${origin}${paths.article(id)}`;
  const text = [`# ${title}`, summary && `> ${summary}`, `[${source}](${sourceUrl ?? address})`];
  const handed = text.filter(Boolean).join("\n\n");
  const ways = [
    { name: "editor", icon: "edit", to: withStartingText(paths.markdownEditor(), handed) },
    { name: "card", icon: "picture", to: withStartingText(paths.shareCard(), handed) },
  ] as const;
  return (
    <article className="grid gap-2" aria-labelledby={`k${id}`}>
      <p className="text-xs text-muted tabular-nums">
        {source} · {t("keptAt")} <time dateTime={keptAt}>{dateAndTime(keptAt, locale, timeZone)}</time>
      </p>
      <div lang={lang === locale ? undefined : lang} className="grid gap-2">
        <h2 id={`k${id}`} className="font-serif text-lg leading-snug font-medium text-pretty">
          <Link to={paths.article(id)} kind="quiet" className="text-ink!">
            {headline(title)}
          </Link>
        </h2>
        {summary && <p className="text-sm text-muted">{summary}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {ways.map(
          ({ name, icon, to }) =>
            to && (
              <Link
                key={name}
                kind="quiet"
                to={to}
                reloadDocument
                prefetch="none"
                className={`needs-script ${way}`}
              >
                <Icon name={icon} size={18} />
                {t(`ui:text.${name}`)}
                <span className="sr-only">: {title}</span>
              </Link>
            ),
        )}
        {sourceUrl && (
          <Link kind="quiet" to={sourceUrl} {...toSource} className={way}>
            <Icon name="arrowUpRight" size={18} />
            {t("source")}
          </Link>
        )}
        {children}
      </div>
    </article>
  );
}
