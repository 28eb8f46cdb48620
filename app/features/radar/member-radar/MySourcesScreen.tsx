import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Button, ButtonLink } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { OwnSourceList } from "./OwnSourceList";
import type { OwnAnswer, OwnList } from "./own-list";
import { SourceFields, TrialPanel } from "./TrialPanel";

type MySourcesProps = { list: OwnList; pingId: string; most: number; answer?: OwnAnswer };

/** A member's own sources. Every button sends a form of the page itself, so that all of it works without scripts. */
export function MySourcesScreen({ list, pingId, most, answer }: MySourcesProps) {
  const { t } = useTranslation(["mySources", "errors"]);
  const navigation = useNavigation();
  const pending = navigation.state === "idle" ? null : (navigation.formData?.get("intent") ?? null);
  const latest = pending ? undefined : answer;
  const isCovered = list.limit > 0;
  const errorOf = (isIt: (name: string) => boolean) => {
    const [, [problem] = []] = Object.entries(latest?.problems ?? {}).find(([name]) => isIt(name)) ?? [];
    return problem && t(`errors:${problem}`, { count: list.limit });
  };
  return (
    <div className="wrap section grid gap-12">
      <div className="grid gap-3">
        <BackLink to={paths.pingsOf(pingId)}>{t("back")}</BackLink>
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("lead")}</p>
        <p className="measure text-sm text-muted">
          {t("public")}{" "}
          <Link to={`${paths.memwinkSettings()}?edit=focus#focus`} className="whitespace-nowrap">
            {t("focus")}
          </Link>
        </p>
        {!isCovered && <NeedsPro hasSources={list.sources.length > 0} most={most} />}
        <Outcome answer={latest} error={errorOf((name) => name !== "address" && name !== "file")} />
      </div>
      {isCovered && (
        <section aria-labelledby="add" className="grid gap-5 border-t border-ink pt-4">
          <h2 id="add" className="display text-xl">
            {t("add.title")}
          </h2>
          <Form method="post" preventScrollReset noValidate className="flex flex-wrap items-start gap-3">
            <input type="hidden" name="intent" value="try" />
            <div className="min-w-0 grow basis-80">
              <Field
                label={t("add.address")}
                hint={t("add.hint")}
                name="address"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={2000}
                defaultValue={latest?.values?.address?.[0]}
                error={errorOf((name) => name === "address")}
              />
            </div>
            <Button type="submit" kind="primary" busy={pending === "try"} className="max-sm:w-full sm:mt-15">
              {t("add.try")}
            </Button>
          </Form>
          {latest?.trial && <TrialPanel trial={latest.trial} list={list} busy={pending === "add"} />}
        </section>
      )}
      <OwnSourceList list={list} busy={pending === "remove"} />
      <Exchange
        isCovered={isCovered}
        hasSources={list.sources.length > 0}
        busy={pending === "import"}
        error={errorOf((name) => name === "file")}
      />
    </div>
  );
}

function NeedsPro({ hasSources, most }: { hasSources: boolean; most: number }) {
  const { t } = useTranslation("mySources");
  const what = hasSources ? "resting" : "free";
  return (
    <Alert
      announced={false}
      title={t(`${what}.title`)}
      actions={<Link to={paths.offerOf("pro")}>{t("plans")}</Link>}
    >
      {t(`${what}.text`, { limit: most })}
    </Alert>
  );
}

/** What came of the last press; one that was removed can be brought back. */
function Outcome({ answer, error }: { answer?: OwnAnswer; error?: string }) {
  const { t } = useTranslation("mySources");
  if (error) return <Alert tone="bad">{error}</Alert>;
  if (answer?.failed) return <Alert tone="bad">{t(`failed.${answer.failed}`)}</Alert>;
  if (answer?.added !== undefined)
    return (
      <Alert tone="good" title={t("done.added", { count: answer.added })}>
        {answer.left ? t("done.left", { count: answer.left }) : null}
      </Alert>
    );
  if (!answer?.removed) return null;
  const { removed } = answer;
  return (
    <Alert
      tone="good"
      actions={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="add" />
          <SourceFields sources={[removed]} />
          <Button type="submit" size="small">
            {t("done.undo")}
          </Button>
        </Form>
      }
    >
      {t("done.removed", { source: removed.title || removed.url })}
    </Alert>
  );
}

type ExchangeProps = { isCovered: boolean; hasSources: boolean; busy: boolean; error?: string };

function Exchange({ isCovered, hasSources, busy, error }: ExchangeProps) {
  const { t } = useTranslation("mySources");
  if (!isCovered && !hasSources) return null;
  return (
    <section aria-labelledby="opml" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="opml" className="display text-xl">
          {t("opml.title")}
        </h2>
        <p className="measure text-sm text-muted">{t("opml.text")}</p>
      </div>
      <Form method="post" encType="multipart/form-data" preventScrollReset noValidate className="grid gap-4">
        {isCovered && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={t("opml.file")}
              name="file"
              type="file"
              accept=".opml,.xml,text/x-opml,text/xml"
              error={error}
            />
            <TextField
              label={t("opml.paste")}
              name="opml"
              rows={3}
              spellCheck={false}
              className="font-mono text-sm"
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {isCovered && (
            <Button type="submit" name="intent" value="import" icon="upload" busy={busy}>
              {t("opml.try")}
            </Button>
          )}
          {hasSources && (
            <ButtonLink to={paths.mySourceFile()} reloadDocument prefetch="none" download icon="download">
              {t("opml.export")}
            </ButtonLink>
          )}
        </div>
      </Form>
    </section>
  );
}
