import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import type { FeedView } from "./feed-view";

type FeedTabsProps = Pick<FeedView, "tab" | "tabs" | "defaultTagId"> & { everywhere: boolean };

export function FeedTabs({ tab, tabs, defaultTagId, everywhere }: FeedTabsProps) {
  const { t } = useTranslation("pings");
  const shown = everywhere ? null : tab;
  const subjects = tabs.filter(({ kind }) => kind === "world");
  const members = tabs.filter(({ kind }) => kind !== "world");
  const isStrange = tab !== null && !tabs.some(({ tagId }) => tagId === tab.tagId);
  return (
    <div className="grid min-w-0 gap-3">
      <nav aria-label={t("tabs.label")} className="border-b border-line">
        <ul className="no-scrollbar -mx-1.5 -mb-px flex gap-1 overflow-x-auto sm:gap-3">
          <Tab to={paths.pings()} current={shown?.kind === "world"}>
            {t("tabs.world")}
          </Tab>
          {(isStrange ? [...members, tab] : members).map(({ tagId, name, kind }) => (
            <Tab key={tagId} to={paths.pingsOf(tagId)} current={shown?.tagId === tagId}>
              {kind === "own" ? t("tabs.own") : <span translate="no">@{name}</span>}
            </Tab>
          ))}
        </ul>
      </nav>
      {(shown?.kind === "world" || everywhere) && subjects.length > 1 && (
        <nav aria-label={t("tabs.subjects")}>
          <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0">
            {subjects.map(({ tagId, name }) => (
              <li key={tagId}>
                <Link
                  kind="quiet"
                  to={tagId === defaultTagId ? paths.pings() : paths.pingsOf(tagId)}
                  aria-current={shown?.tagId === tagId ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-control px-3 text-sm whitespace-nowrap hover:bg-ink-soft hover:no-underline! focus-visible:-outline-offset-2 aria-[current]:bg-ink-soft aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Tab({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        kind="quiet"
        to={to}
        aria-current={current ? "page" : undefined}
        className="flex min-h-11 items-center border-y-2 border-transparent px-1.5 text-sm whitespace-nowrap hover:no-underline! focus-visible:-outline-offset-2 aria-[current]:border-b-accent aria-[current]:font-medium aria-[current]:text-ink"
      >
        {children}
      </Link>
    </li>
  );
}
