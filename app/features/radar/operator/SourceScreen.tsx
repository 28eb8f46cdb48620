import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { NativeSelect } from "~/ui/NativeSelect";
import { SignInAgain } from "~/ui/SignInAgain";
import { DryRunReport } from "../status/DryRunReport";
import { QualityList } from "./QualityList";
import type { Preview, SourcePage, SubjectName } from "./source-page";

export type SourceAnswer = FormAnswer & {
  done?: { intent: "add" | "replace" | "drop"; changed: string[] };
  preview?: Preview;
};

type SourceScreenProps = { source: SourcePage | null; subjects: SubjectName[]; answer?: SourceAnswer };

/** One source: what it was worth, and what to do about it; without one, the form that adds another. */
export function SourceScreen({ source, subjects, answer }: SourceScreenProps) {
  const { t } = useTranslation(["operator", "radar"]);
  const { locale } = useRoot();
  const done = answer?.done;
  const names = new Intl.ListFormat(locale).format(done?.changed ?? []);
  return (
    <div className="wrap section grid gap-10">
      <div className="grid gap-3">
        <BackLink to={paths.radar()}>{t("toRadar")}</BackLink>
        <h1 className="display text-2xl [overflow-wrap:anywhere] md:text-3xl">
          {source?.title ?? t("source.add.title")}
        </h1>
        {source ? (
          <>
            <p className="text-sm text-muted [overflow-wrap:anywhere]">{source.url}</p>
            <p className="text-sm">
              {[t(`radar:sources.states.${source.state}`), source.reason].filter(Boolean).join(": ")}
            </p>
          </>
        ) : (
          <p className="measure text-muted">{t("source.add.lead")}</p>
        )}
        <SignInAgain problems={answer?.problems} />
        {answer?.failed && <Alert tone="bad">{t(`failed.${answer.failed}`)}</Alert>}
        {done && <Alert tone="good">{t(`source.done.${done.intent}`, { names })}</Alert>}
      </div>
      {(!source || source.namedBy.length > 0) && (
        <Address source={source} subjects={subjects} answer={done ? undefined : answer} />
      )}
      {source && (
        <>
          <section aria-labelledby="quality" className="grid gap-4 border-t border-ink pt-4">
            <h2 id="quality" className="display text-xl">
              {t("quality.title")}
            </h2>
            <QualityList quality={source.quality} />
          </section>
          <Drop source={source} />
        </>
      )}
    </div>
  );
}

function Address({ source, subjects, answer }: SourceScreenProps) {
  const { t } = useTranslation(["operator", "errors"]);
  const { locale } = useRoot();
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData !== undefined;
  const isDoing = (intent: string) => isBusy && formData.get("intent") === intent;
  const preview = answer?.preview;
  const [problem] = answer?.problems?.address ?? [];
  const error = problem ? t(`errors:${problem}`) : (preview?.reason ?? undefined);
  const address = preview?.address ?? answer?.values?.address?.[0] ?? "";
  const tag = answer?.values?.tag?.[0] ?? preview?.runs[0]?.subject.tagId;
  const confirm = source ? "replace" : "add";
  const names = new Intl.ListFormat(locale).format(source?.namedBy.map(({ name }) => name) ?? []);
  return (
    <section aria-labelledby="address" className="grid gap-4 border-t border-ink pt-4">
      <h2 id="address" className="display text-xl">
        {t(source ? "source.replace.title" : "source.add.address")}
      </h2>
      {source && <p className="measure text-sm text-muted">{t("source.replace.lead", { names })}</p>}
      <Form key={address} method="post" preventScrollReset noValidate className="grid gap-4">
        <input type="hidden" name="id" value={source?.id ?? ""} />
        <div className="measure grid gap-4">
          {!source && (
            <NativeSelect
              label={t("source.add.subject")}
              name="tag"
              defaultValue={tag}
              options={subjects.map(({ tagId, name }) => ({ value: tagId, label: name }))}
            />
          )}
          <Field
            name="address"
            label={t("source.address")}
            hint={t("source.addressHint")}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={address}
            error={error}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="preview"
            icon="play"
            busy={isDoing("preview")}
            disabled={isBusy}
          >
            {t("source.preview")}
          </Button>
          {source && (
            <Button
              type="submit"
              name="intent"
              value="find"
              icon="search"
              busy={isDoing("find")}
              disabled={isBusy}
            >
              {t("source.find")}
            </Button>
          )}
          {preview && preview.runs.length > 0 && (
            <Button
              type="submit"
              name="intent"
              value={confirm}
              kind="primary"
              icon="check"
              busy={isDoing(confirm)}
              disabled={isBusy}
            >
              {t(`source.${confirm}.do`)}
            </Button>
          )}
        </div>
      </Form>
      {preview?.runs.map(({ subject, run }) => (
        <div key={subject.tagId} className="grid gap-2">
          <h3 className="font-medium">{t("source.previewFor", { name: subject.name })}</h3>
          <DryRunReport run={run} />
        </div>
      ))}
    </section>
  );
}

function Drop({ source: { id, namedBy, isMembers, lost } }: { source: SourcePage }) {
  const { t } = useTranslation("operator");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData !== undefined;
  return (
    <section aria-labelledby="drop" className="grid gap-4 border-t border-ink pt-4">
      <h2 id="drop" className="display text-xl">
        {t("source.drop.title")}
      </h2>
      <p className="measure text-sm">{t("source.drop.lost", { count: lost.count })}</p>
      {namedBy.length > 1 && (
        <ul className="flex flex-wrap gap-x-6 text-sm tabular-nums">
          {namedBy.map(({ tagId, name, lost }) => (
            <li key={tagId}>
              {name}: {lost}
            </li>
          ))}
        </ul>
      )}
      {lost.latest.length > 0 && (
        <ul className="measure grid border-t border-line text-sm">
          {lost.latest.map((article) => (
            <li key={article.id} className="border-b border-line py-2 [overflow-wrap:anywhere]">
              <Link to={paths.radarArticle(article.id)} kind="quiet">
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {namedBy.length === 0 ? (
        <p className="text-sm text-muted">{t(isMembers ? "source.members" : "source.unnamed")}</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="drop" kind="danger" icon="trash" disabled={isBusy}>
            {t("source.drop.do", { count: namedBy.length })}
          </Button>
        </Form>
      )}
    </section>
  );
}
