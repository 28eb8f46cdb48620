import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";
import { Moment } from "../status/StatusParts";
import type { OwnList, OwnSourceRow } from "./own-list";

export function OwnSourceList({ list, busy }: { list: OwnList; busy: boolean }) {
  const { t } = useTranslation("mySources");
  const { sources, limit, now } = list;
  if (sources.length === 0 && limit === 0) return null;
  return (
    <section aria-labelledby="sources" className="grid gap-4 border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="sources" className="display text-xl">
          {t("list.title")}
        </h2>
        {limit > 0 && (
          <p className="text-sm text-muted tabular-nums">{t("room", { used: sources.length, limit })}</p>
        )}
      </div>
      {sources.length === 0 ? (
        <EmptyState title={t("list.none")}>{t("list.noneText")}</EmptyState>
      ) : (
        <ul className="grid">
          {sources.map((source) => (
            <OwnSource key={source.url} source={source} isResting={limit === 0} now={now} busy={busy} />
          ))}
        </ul>
      )}
    </section>
  );
}

type OwnSourceProps = { source: OwnSourceRow; isResting: boolean; now: number; busy: boolean };

function OwnSource({ source, isResting, now, busy }: OwnSourceProps) {
  const { t } = useTranslation("mySources");
  const { url, kind, title, taken, last } = source;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium [overflow-wrap:anywhere]">
          {title || url}
          {kind === "links" && <Badge>{t("add.found.links")}</Badge>}
        </p>
        {title !== "" && (
          <p className="text-sm text-muted">
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {url}
            </a>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <State source={source} isResting={isResting} now={now} />
          <span className="tabular-nums">{t("list.taken", { count: taken })}</span>
        </p>
        {last && (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {t("list.last")} <Link to={paths.article(last.id)}>{last.title}</Link>{" "}
            <Moment at={last.at} now={now} />
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="url" value={url} />
        <Button
          type="submit"
          size="small"
          kind="quiet"
          icon="trash"
          disabled={busy}
          aria-label={t("list.removeOf", { source: title || url })}
        >
          {t("list.remove")}
        </Button>
      </Form>
    </li>
  );
}

function State({ source, isResting, now }: Omit<OwnSourceProps, "busy">) {
  const { t } = useTranslation(["mySources", "errors"]);
  const { state, error, isPaused, checkedAt, succeededAt, nextCheckAt } = source;
  if (isResting) return <span>{t("list.rests")}</span>;
  if (isPaused) return <span>{t("list.paused")}</span>;
  if (checkedAt === null) return <span>{t("list.waiting")}</span>;
  const isStopped = state === "stopped";
  const seen = error === null ? checkedAt : succeededAt;
  const next = !isStopped && nextCheckAt !== null && nextCheckAt > now ? nextCheckAt : null;
  return (
    <>
      {error !== null && (
        <span className="text-bad">
          {t(isStopped ? "list.stopped" : "list.failed")}
          {": "}
          {t(`errors:${error}`)}
        </span>
      )}
      {seen !== null && (
        <span>
          {t(error === null ? "list.read" : "list.lastWorked")} <Moment at={seen} now={now} />
        </span>
      )}
      {next !== null && (
        <span>
          {t("list.next")} <Moment at={next} now={now} />
        </span>
      )}
    </>
  );
}
