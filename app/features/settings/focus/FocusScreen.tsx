import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { FormActions } from "~/ui/FormActions";
import { SignInAgain } from "~/ui/SignInAgain";
import { formOf } from "~/ui/use-form";
import { FocusRowFields } from "./FocusRowFields";
import { type FocusRow, typedRows } from "./focus-rows";
import { ImportSources } from "./ImportSources";
import { useRows } from "./use-rows";
import { MOST_POINTS } from "./world-focus";

type FocusAnswer = FormAnswer & {
  rows?: FocusRow[];
  /** Which row was tried out, of the rows as they were typed. */
  tried?: { index: number };
  typed?: FocusRow[];
  dropped?: number;
  added?: number;
  refused?: string[];
};

type FocusScreenProps = {
  saved: FocusRow[];
  isDefault: boolean;
  answer?: FocusAnswer;
  fetcher: FetcherWithComponents<FocusAnswer>;
  /** How a row is tried out before it is saved, and what came of the last one; another feature knows. */
  tryOut: { label: string; labelOf: (number: number) => string; result: ReactNode };
};

const SUCCESS_MS = 3000;

export function FocusScreen({ saved, isDefault, answer, fetcher, tryOut }: FocusScreenProps) {
  const { t } = useTranslation(["admin", "errors"]);
  const { locale } = useRoot();
  const isHydrated = useHydrated();
  const form = formOf(fetcher, answer);
  const latest = form.pending ? undefined : (fetcher.data ?? answer);
  const { rows, isEdited, add, remove } = useRows(
    answer?.rows ?? answer?.typed ?? typedRows(answer?.values) ?? saved,
    fetcher.data,
    locale,
  );
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (latest?.problems) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [latest]);
  const isShown = useShownFor(latest?.saved ? latest : undefined, SUCCESS_MS);
  const failure = { network: "errors:members.network", server: "errors:config.saveFailed" } as const;

  const errorOf = (name: string) => {
    const [problem] = isEdited ? [] : form.problemsOf(name);
    return problem && t(`errors:${problem}`);
  };
  const error = form.failed ? t(failure[form.failed]) : errorOf("points");
  const { dropped = 0, added, refused = [], tried } = latest ?? {};

  return (
    <div className="wrap section">
      <form.Form ref={fields} method="post" encType="multipart/form-data" noValidate className="grid gap-8">
        <button
          type="submit"
          name="intent"
          value="save"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <div className="grid gap-3">
          <BackLink to={paths.memwinkSettings()}>{t("back")}</BackLink>
          <h1 className="display text-2xl md:text-3xl">{t("focus.title")}</h1>
          <p className="measure text-muted">{t("focus.lead")}</p>
          {isDefault && <Alert announced={false}>{t("focus.isDefault")}</Alert>}
        </div>
        <div className="grid gap-6">
          {rows.map(({ id, row, isNew }, index) => (
            <FocusRowFields
              key={id}
              index={index}
              row={row}
              isNew={isNew}
              isOnly={rows.length === 1}
              errorOf={errorOf}
              onRemove={isHydrated ? () => remove(id) : undefined}
              tryOut={{
                label: tryOut.label,
                name: tryOut.labelOf(index + 1),
                busy: form.pending && form.pendingIntent === `dry:${index}`,
                disabled: form.pending,
                result: tried?.index === index && !isEdited && tryOut.result,
              }}
            />
          ))}
          <Button
            type={isHydrated ? "button" : "submit"}
            name="intent"
            value="add"
            icon="plus"
            disabled={rows.length >= MOST_POINTS}
            onClick={isHydrated ? add : undefined}
            className="justify-self-start"
          >
            {t("focus.add")}
          </Button>
        </div>
        <div className="grid gap-4">
          <SignInAgain problems={latest?.problems} />
          {refused.length > 0 && !isEdited && (
            <Alert tone="bad" title={t("focus.refused")}>
              <ul className="grid gap-1 font-mono [overflow-wrap:anywhere]">
                {refused.map((url) => (
                  <li key={url}>{url}</li>
                ))}
              </ul>
            </Alert>
          )}
          {latest?.saved && isShown && (
            <Alert tone="good" title={t("focus.saved")}>
              {dropped > 0 && t("focus.dropped", { count: dropped })}
            </Alert>
          )}
          {added !== undefined && <Alert tone="good">{t("focus.opml.added", { count: added })}</Alert>}
          <FormActions
            intent="save"
            submit={t("focus.save")}
            state={form.pending && form.pendingIntent === "save" ? "pending" : "idle"}
            disabled={form.pending}
            error={error}
          />
        </div>
        <ImportSources
          names={rows.map(({ row }) => row.tag_name)}
          busy={form.pending && form.pendingIntent === "import"}
          error={errorOf("file")}
        />
      </form.Form>
    </div>
  );
}

/** Whether something that has come up is still to be seen: it goes after a while by itself. */
function useShownFor(shown: object | undefined, ms: number): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(shown), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return shown !== undefined && shown !== over;
}
