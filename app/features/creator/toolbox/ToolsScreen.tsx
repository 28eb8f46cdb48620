import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import type { ExternalLinks } from "./external-tools";
import { ToolEntry } from "./ToolEntry";
import { toolGroups } from "./toolbox";

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
