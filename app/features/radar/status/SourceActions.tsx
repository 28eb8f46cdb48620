import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { SourceIntent } from "./forms";
import { queryOf, type SourcePlace } from "./source-page";
import type { SourceRow } from "./status-page";

export type SourceAnswer = {
  done?: { id: string; intent: SourceIntent; isSent: boolean };
  failed?: "network" | "server";
};

type SourceActionsProps = { anchor: string; source: SourceRow; place: SourcePlace; answer?: SourceAnswer };

/** What can be done with a source: one form, whose buttons say what. Without scripts the page comes back at the source. */
export function SourceActions({ anchor, source, place, answer }: SourceActionsProps) {
  const { t } = useTranslation("radar");
  const fetcher = useFetcher<SourceAnswer>();
  const { id, title, isPaused, summaryOnly, weight, state } = source;
  const isBusy = fetcher.state !== "idle";
  const latest = isBusy ? undefined : (fetcher.data ?? answer);
  const done = latest?.done?.id === id ? latest.done : undefined;
  const isOpen = done !== undefined && done.intent !== "read";
  const button = (intent: SourceIntent, isPressed?: boolean) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="small"
      kind={isPressed ? "secondary" : "quiet"}
      aria-pressed={isPressed}
      disabled={isBusy}
      aria-label={t("sources.actionOf", { action: t(`sources.do.${intent}`), source: title })}
      icon={isPressed ? "check" : undefined}
    >
      {t(`sources.do.${intent}`)}
    </Button>
  );
  return (
    <fetcher.Form
      method="post"
      action={`/radar${queryOf(place)}#${anchor}`}
      preventScrollReset
      className="grid min-w-0 content-start gap-1 sm:max-lg:col-span-2"
    >
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="read"
        size="small"
        icon={state === "stopped" ? "play" : "refresh"}
        busy={isBusy && fetcher.formData?.get("intent") === "read"}
        disabled={isBusy || state === "queued" || state === "running"}
        aria-label={t("sources.actionOf", {
          action: t(state === "stopped" ? "sources.do.again" : "sources.do.read"),
          source: title,
        })}
        className="justify-self-start lg:justify-self-stretch"
      >
        {t(state === "stopped" ? "sources.do.again" : "sources.do.read")}
      </Button>
      <details open={isOpen || undefined} className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-muted hover:text-ink lg:ml-auto lg:min-h-9">
          {t("sources.settings")}
          <span className="sr-only">{t("sources.settingsOf", { source: title })}</span>
          <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid justify-items-start gap-1 py-1 lg:justify-items-stretch">
          {button(isPaused ? "resume" : "pause")}
          {button(summaryOnly ? "texts" : "summaries")}
          <p className="pt-1 text-xs text-muted">{t("sources.weight.label")}</p>
          <div className="flex flex-wrap gap-1">
            {button("less", weight < 1)}
            {button("normal", weight === 1)}
            {button("more", weight > 1)}
          </div>
        </div>
      </details>
      <p role="status" className="text-xs text-muted empty:hidden">
        {done &&
          t(done.intent === "read" && !done.isSent ? "sources.done.already" : `sources.done.${done.intent}`)}
        {latest?.failed && t(`sources.failed.${latest.failed}`)}
      </p>
    </fetcher.Form>
  );
}
