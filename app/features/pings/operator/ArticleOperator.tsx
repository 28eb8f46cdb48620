import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import type { FormAnswer } from "~/core/form";
import { removalReasons } from "~/core/removal";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Badge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";
import { SignInAgain } from "~/ui/SignInAgain";
import { type ArticleChange, pinHours } from "./forms";
import type { OperatorArticle } from "./operator-article";

type ArticleAnswer = FormAnswer & { done?: ArticleChange["intent"] };

type ArticleOperatorProps = { article: OperatorArticle; answer?: ArticleAnswer };

/** All that the administrator can do with one article. */
export function ArticleOperator({ article, answer }: ArticleOperatorProps) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  const { id, title, source, url, publishedAt, fetchedAt, correctedAt, removed, lang } = article;
  const done = answer?.done;
  return (
    <div className="wrap section grid gap-10">
      <div className="grid gap-3">
        <BackLink to={paths.radar()}>{t("toRadar")}</BackLink>
        <h1 lang={lang} className="display text-2xl [overflow-wrap:anywhere] md:text-3xl">
          {title || t("article.gone")}
        </h1>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {[source, url].join(" · ")}
          <br />
          {t("article.times", {
            published: dateAndTime(publishedAt, locale),
            fetched: dateAndTime(fetchedAt, locale),
          })}
        </p>
        {correctedAt !== null && (
          <p className="text-sm">{t("article.correctedAt", { at: dateAndTime(correctedAt, locale) })}</p>
        )}
        <SignInAgain problems={answer?.problems} />
        {done && <Alert tone="good">{t(`article.done.${done}`)}</Alert>}
        {answer?.failed && <Alert tone="bad">{t(`failed.${answer.failed}`)}</Alert>}
      </div>
      {removed ? (
        <Alert announced={false} title={t("article.removedAt", { at: dateAndTime(removed.at, locale) })}>
          {removed.removal
            ? [t(`reasons.${removed.removal.reason}`), removed.removal.note].join(" ").trim()
            : t("article.removedByAge")}
        </Alert>
      ) : (
        <>
          <ButtonLink to={paths.article(id)} iconAfter="arrowRight" className="justify-self-start">
            {t("article.open")}
          </ButtonLink>
          <Part id="pin" title={t("pin.title")} lead={t("pin.lead")}>
            <Pins article={article} />
          </Part>
          <Part id="correct" title={t("correct.title")} lead={t("correct.lead")}>
            <Correction article={article} answer={answer} />
          </Part>
          <Part id="remove" title={t("remove.title")} lead={t("remove.lead")}>
            <Removing article={article} />
          </Part>
        </>
      )}
    </div>
  );
}

type PartProps = { id: string; title: string; lead: string; children: ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4 border-t border-ink pt-4">
      <h2 id={`${id}-title`} className="display text-xl">
        {title}
      </h2>
      <p className="measure text-sm text-muted">{lead}</p>
      {children}
    </section>
  );
}

function useBusy(): { isBusy: boolean; intent: unknown } {
  const { state, formData } = useNavigation();
  return { isBusy: state !== "idle" && formData !== undefined, intent: formData?.get("intent") };
}

function Pins({ article: { id, places } }: { article: OperatorArticle }) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  const { isBusy } = useBusy();
  if (places.length === 0) return <p className="text-sm">{t("pin.nowhere")}</p>;
  return (
    <ul className="grid gap-4">
      {places.map(({ tagId, name, score, pinnedUntil }) => (
        <li key={tagId}>
          <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="tag" value={tagId} />
            <p className="min-h-11 basis-60 content-center">
              {name} <span className="text-sm text-muted">{t("score", { score })}</span>
              {pinnedUntil !== null && (
                <Badge tone="accent" className="ml-2">
                  {t("pin.until", { at: dateAndTime(pinnedUntil, locale) })}
                </Badge>
              )}
            </p>
            {pinnedUntil === null ? (
              <>
                <NativeSelect
                  label={t("pin.for")}
                  name="hours"
                  defaultValue="24"
                  options={pinHours.map((value) => ({ value, label: t(`pin.hours.${value}`) }))}
                />
                <Button
                  type="submit"
                  name="intent"
                  value="pin"
                  disabled={isBusy}
                  aria-label={t("pin.in", { name })}
                >
                  {t("pin.do")}
                </Button>
              </>
            ) : (
              <Button type="submit" name="intent" value="unpin" disabled={isBusy}>
                {t("pin.undo")}
              </Button>
            )}
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Correction({ article: { id, title, summary, lang }, answer }: ArticleOperatorProps) {
  const { t } = useTranslation(["operator", "errors"]);
  const { isBusy, intent } = useBusy();
  const [problem] = answer?.problems?.title ?? [];
  const typedOr = (name: string, saved: string) => answer?.values?.[name]?.[0] ?? saved;
  return (
    <Form method="post" preventScrollReset noValidate className="measure grid gap-4">
      <input type="hidden" name="id" value={id} />
      <Field
        name="title"
        label={t("correct.field.title")}
        lang={lang}
        maxLength={300}
        defaultValue={typedOr("title", title)}
        error={problem && t(`errors:${problem}`)}
      />
      <TextField
        name="summary"
        label={t("correct.field.summary")}
        lang={lang}
        maxLength={2000}
        defaultValue={typedOr("summary", summary)}
      />
      <Button
        type="submit"
        name="intent"
        value="correct"
        kind="primary"
        busy={isBusy && intent === "correct"}
        disabled={isBusy}
        className="justify-self-start"
      >
        {t("correct.do")}
      </Button>
    </Form>
  );
}

function Removing({ article: { id } }: { article: OperatorArticle }) {
  const { t } = useTranslation("operator");
  const { isBusy, intent } = useBusy();
  return (
    <Form method="post" preventScrollReset className="measure grid gap-4">
      <input type="hidden" name="id" value={id} />
      <NativeSelect
        label={t("remove.reason")}
        name="reason"
        options={removalReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <Field name="note" label={t("remove.note")} hint={t("remove.noteHint")} maxLength={200} optional />
      <Button
        type="submit"
        name="intent"
        value="remove"
        kind="danger"
        icon="trash"
        busy={isBusy && intent === "remove"}
        disabled={isBusy}
        className="justify-self-start"
      >
        {t("remove.do")}
      </Button>
    </Form>
  );
}
