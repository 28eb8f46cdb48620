import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { DryRunReport } from "../status/DryRunReport";
import type { FoundSource, OwnList, Trial } from "./own-list";

type TrialPanelProps = { trial: Trial; list: OwnList; busy: boolean };

/** What was found, with what it would bring, and the button that adds what is not in the list yet. */
export function TrialPanel({ trial, list, busy }: TrialPanelProps) {
  const { t } = useTranslation("mySources");
  const { found, refused, unread, run } = trial;
  const [only] = found;
  const fresh = found.filter(({ url }) => list.sources.every((each) => each.url !== url));
  return (
    <div className="grid gap-4">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {t("add.foundTitle")}
        {found.length === 1 && only && <Badge>{t(`add.found.${only.kind}`)}</Badge>}
      </h3>
      {fresh.length === 0 ? (
        found.length > 0 && <p className="text-sm">{t("add.known", { count: found.length })}</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="add" />
          <SourceFields sources={fresh} />
          <Button type="submit" kind="primary" icon="plus" busy={busy} className="max-sm:w-full">
            {t("add.confirm", { count: fresh.length })}
          </Button>
        </Form>
      )}
      {refused.length > 0 && (
        <Alert announced={false} tone="caution" title={t("add.refused")}>
          <ul className="grid gap-1 font-mono [overflow-wrap:anywhere]">
            {refused.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        </Alert>
      )}
      {run.sources.length > 0 && <DryRunReport run={{ ...run, unasked: unread }} note={t("add.foundText")} />}
    </div>
  );
}

/** What a form that adds sources sends. */
export function SourceFields({ sources }: { sources: readonly FoundSource[] }) {
  return sources.map((source, index) =>
    (["url", "kind", "title"] as const).map((field) => (
      <input
        key={`${source.url} ${field}`}
        type="hidden"
        name={`sources[${index}].${field}`}
        value={source[field]}
      />
    )),
  );
}
