import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { Tool } from "./toolbox";

const row = "group grid grid-cols-[1fr_auto] items-center gap-4 py-4";
const entry = "border-b border-line last:border-b-0";

export function ToolEntry({ tool }: { tool: Tool }) {
  const { t } = useTranslation("tools");
  if (tool.kind === "own") {
    return (
      <li className={entry}>
        <Link to={tool.to} prefetch="intent" className={`${row} rounded-control`}>
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
