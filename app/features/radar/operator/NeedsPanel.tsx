import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import type { SourceAnswer } from "../status/SourceActions";
import { Moment } from "../status/StatusParts";
import { type Needs, type NeedySource, needsOf } from "./needs";

type NeedsPanelProps = { needs: Needs; now: number; answer?: SourceAnswer };

const tones = { dead: "bad", stopped: "bad", silent: "caution" } as const;

/** What needs the administrator, with what to do about it; nothing where nothing does. */
export function NeedsPanel({ needs, now, answer }: NeedsPanelProps) {
  const { t } = useTranslation("operator");
  const told = needsOf(needs);
  if (told.length === 0) return null;
  const rest = needs.dead + needs.silent - needs.sources.length;
  return (
    <section
      aria-labelledby="needs"
      className="grid gap-3 rounded-card border border-caution/30 bg-caution-soft p-4 sm:p-5"
    >
      <h2 id="needs" className="flex items-center gap-2 font-medium">
        <Icon name="alert" className="text-caution" />
        {t("needs.title")}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {told.map(([key, count]) => (
          <li key={key}>{t(`needs.${key}`, { count })}</li>
        ))}
      </ul>
      <ul className="grid border-t border-edge empty:hidden">
        {needs.sources.map((source) => (
          <Needy key={source.id} source={source} now={now} answer={answer} />
        ))}
      </ul>
      {rest > 0 && <p className="text-sm">{t("needs.rest", { count: rest })}</p>}
    </section>
  );
}

function Needy({ source, now, answer }: { source: NeedySource; now: number; answer?: SourceAnswer }) {
  const { t } = useTranslation(["operator", "radar"]);
  const { state, formData } = useNavigation();
  const { id, title, fault, reason, since } = source;
  const isBusy = state !== "idle" && formData?.get("id") === id;
  const done = answer?.done?.id === id && answer.done.intent === "read" ? answer.done : undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-edge py-3 text-sm last:border-b-0 last:pb-0">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <Link to={paths.radarSource(id)} className="font-medium">
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tones[fault]}>{t(`needs.fault.${fault}`)}</Badge>
          {reason}
          <span>
            {t(fault === "silent" ? "needs.lastNew" : "needs.since")}{" "}
            {since === null ? t("radar:sources.never") : <Moment at={since} now={now} />}
          </span>
        </p>
        <p role="status" className="empty:hidden">
          {done && t(done.isSent ? "radar:sources.done.read" : "radar:sources.done.already")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {fault !== "silent" && (
          <Form method="post" action={paths.radar()} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="read"
              size="small"
              icon="refresh"
              busy={isBusy}
              aria-label={t("radar:sources.actionOf", { action: t("needs.try"), source: title })}
            >
              {t("needs.try")}
            </Button>
          </Form>
        )}
        <ButtonLink
          to={paths.radarSource(id)}
          size="small"
          icon="edit"
          aria-label={t("radar:sources.actionOf", { action: t("needs.replace"), source: title })}
        >
          {t("needs.replace")}
        </ButtonLink>
      </div>
    </li>
  );
}
