import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Button, ButtonLink } from "~/ui/Button";
import { whenIdle } from "~/ui/browser/preload";
import { usePart } from "~/ui/browser/use-part";
import { Field } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { KeptEntry } from "./KeptEntry";
import { KeptFiles } from "./KeptFiles";
import { keptAddress, type Unkept } from "./kept-address";
import { type KeptArticle, type KeptList, LONGEST_QUERY } from "./kept-list";
import { MOST_KEPT } from "./marks";
import { NothingKept } from "./NothingKept";

const loadTakeOver = () => import("./TakeOver");

type KeptScreenProps = {
  list: KeptList;
  before: string | null;
  unkept: Unkept | null;
  /** Why something was not kept, where a form without scripts had asked for it. */
  refusal: string | null;
  origin: string;
};

export function KeptHead() {
  const { t } = useTranslation("kept");
  return (
    <header className="grid gap-2">
      <BackLink to={paths.pings()}>{t("back")}</BackLink>
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
    </header>
  );
}

/** What a member keeps. Every press is a form, and works without scripts. */
export function KeptScreen({ list, before, unkept, refusal, origin }: KeptScreenProps) {
  const { t } = useTranslation("kept");
  const { items, next, query, count } = list;
  const { part, fetchPart } = usePart(loadTakeOver);
  useEffect(() => whenIdle(fetchPart), [fetchPart]);
  return (
    <div className="wrap grid gap-6 pt-4 pb-(--section) md:pt-6">
      <KeptHead />
      {refusal && <Alert tone="bad">{refusal}</Alert>}
      {part && <part.TakeOver origin={origin} />}
      {unkept && <Undo unkept={unkept} back={keptAddress({ query, before })} />}
      {count > 0 && (
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <Form
            action={paths.kept()}
            role="search"
            className="flex w-full max-w-[26rem] min-w-0 items-end gap-2"
          >
            <div className="min-w-0 flex-1">
              <Field
                key={query}
                type="search"
                name="q"
                label={t("search.label")}
                hideLabel
                placeholder={t("search.label")}
                defaultValue={query}
                maxLength={LONGEST_QUERY}
                enterKeyHint="search"
              />
            </div>
            <Button type="submit" icon="search">
              {t("search.submit")}
            </Button>
          </Form>
          <KeptFiles count={count} most={MOST_KEPT} />
        </div>
      )}
      {query && (
        <p className="flex flex-wrap items-baseline gap-x-6 text-sm">
          <span className="[overflow-wrap:anywhere]">{t("search.found", { query })}</span>
          <Link to={paths.kept()} className="inline-flex min-h-11 items-center">
            {t("search.all")}
          </Link>
        </p>
      )}
      {items.length === 0 ? (
        <NothingKept query={query} before={before} />
      ) : (
        <ul className="max-w-[48rem] [overflow-wrap:anywhere]">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line py-4 first:border-t-2 first:border-ink">
              <Entry item={item} origin={origin} back={{ query, before }} />
            </li>
          ))}
        </ul>
      )}
      {(next || before) && (
        <nav aria-label={t("pages")} className="flex flex-wrap gap-3">
          {before && <ButtonLink to={keptAddress({ query })}>{t("newest")}</ButtonLink>}
          {next && (
            <ButtonLink to={keptAddress({ query, before: next })} rel="next">
              {t("older")}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Entry({
  item,
  origin,
  back,
}: {
  item: KeptArticle;
  origin: string;
  back: Parameters<typeof keptAddress>[0];
}) {
  const { t } = useTranslation("kept");
  const { id, keptAt, isRemoved } = item;
  const letGo = (
    <LetGo
      id={id}
      title={item.title}
      back={keptAddress({ ...back, unkept: isRemoved ? null : { id, keptAt } })}
    />
  );
  if (!isRemoved)
    return (
      <KeptEntry {...item} origin={origin}>
        {letGo}
      </KeptEntry>
    );
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{t("removed", { source: item.source })}</p>
      {letGo}
    </div>
  );
}

function LetGo({ id, title, back }: { id: string; title: string; back: string }) {
  const { t } = useTranslation("kept");
  return (
    <Form method="post" action={paths.reading()} preventScrollReset replace>
      <input type="hidden" name="action" value="unkeep" />
      <input type="hidden" name="ids[]" value={id} />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        kind="quiet"
        size="small"
        icon="close"
        aria-label={`${t("letGo")}: ${title}`}
        className="-ml-3"
      >
        {t("letGo")}
      </Button>
    </Form>
  );
}

function Undo({ unkept, back }: { unkept: Unkept; back: string }) {
  const { t } = useTranslation("kept");
  const undo = (
    <Form method="post" action={paths.reading()} preventScrollReset replace>
      <input type="hidden" name="action" value="keep" />
      <input type="hidden" name="ids[]" value={unkept.id} />
      <input type="hidden" name="kept_at" value={unkept.keptAt} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" size="small" icon="undo">
        {t("undo")}
      </Button>
    </Form>
  );
  return (
    <Alert tone="good" actions={undo}>
      {t("gone")}
    </Alert>
  );
}
