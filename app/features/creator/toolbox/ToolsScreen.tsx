import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { prefetchOfLinks } from "~/ui/browser/preload";
import { Icon } from "~/ui/Icon";
import type { ExternalLinks } from "./external-tools";
import { type Tool, toolGroups } from "./toolbox";

export function ToolsScreen({ links }: { links: ExternalLinks }) {
  const { t } = useTranslation("tools");
  return (
    <div className="wrap section grid gap-(--section)">
      <header className="grid gap-5">
        <h1 className="display text-3xl break-keep md:text-4xl">
          <span className="block">{t("headlineFirst")}</span>
          <span className="block">{t("headlineSecond")}</span>
        </h1>
        <p className="measure text-lg">{t("intro")}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink kind="primary" size="large" iconAfter="arrowRight" to={paths.markdownEditor()}>
            {t("start")}
          </ButtonLink>
        </div>
      </header>
      <div>
        {toolGroups(links).map(({ id, tools }) => (
          <section
            key={id}
            aria-labelledby={`${id}-title`}
            className="grid gap-x-8 gap-y-4 border-t border-ink py-8 md:grid-cols-12 md:py-10"
          >
            <div className="md:col-span-4">
              <h2 id={`${id}-title`} className="display text-xl md:text-2xl">
                {t(`groups.${id}.title`)}
              </h2>
              <p className="max-w-[24em] pt-1 text-sm text-muted">{t(`groups.${id}.line`)}</p>
            </div>
            <ul className="md:col-span-8">
              {tools.map((tool) => (
                <ToolEntry key={tool.id} tool={tool} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const row = "group grid grid-cols-[1fr_auto] items-center gap-4 py-4";
const entry = "border-b border-line last:border-b-0";

function ToolEntry({ tool }: { tool: Tool }) {
  const { t } = useTranslation("tools");
  if (tool.kind === "own") {
    return (
      <li className={entry}>
        <Link to={tool.to} prefetch={prefetchOfLinks()} className={`${row} rounded-control`}>
          <Words title={<span className="display text-lg md:text-xl">{t(`entries.${tool.id}.title`)}</span>}>
            {t(`entries.${tool.id}.line`)}
          </Words>
          <Icon
            name="arrowRight"
            className="text-accent transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
          />
        </Link>
      </li>
    );
  }
  return (
    <li className={entry}>
      <a href={tool.to} target="_blank" rel="noopener noreferrer" className={`${row} rounded-control`}>
        <Words title={<span className="font-medium">{t(`entries.${tool.id}.title`)}</span>}>
          {t(`entries.${tool.id}.line`)}
        </Words>
        <span className="text-muted group-hover:text-ink">
          <Icon name="arrowUpRight" />
          <span className="sr-only">{t("newTab")}</span>
        </span>
      </a>
    </li>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <span className="grid gap-0.5">
      <span className="underline-offset-4 group-hover:underline">{title}</span>
      <span className="text-sm text-muted">{children}</span>
    </span>
  );
}
