import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { locales } from "~/core/locale";
import { Button } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { NativeSelect } from "~/ui/NativeSelect";
import type { FocusRow } from "./focus-rows";

type FocusRowFieldsProps = {
  index: number;
  row: FocusRow;
  isOnly: boolean;
  isNew: boolean;
  errorOf: (name: string) => string | undefined;
  /** Left out where the server removes it. */
  onRemove?: () => void;
  tryOut: { label: string; name: string; busy: boolean; disabled: boolean; result: ReactNode };
};

const lists = ["words", "must", "not", "sources"] as const;

export function FocusRowFields(props: FocusRowFieldsProps) {
  const { index, row, isOnly, isNew, errorOf, onRemove, tryOut } = props;
  const { t } = useTranslation("admin");
  const wiring = (field: keyof FocusRow) => ({
    name: `points[${index}].${field}`,
    label: t(`focus.${field}`),
    defaultValue: row[field],
    error: errorOf(`points[${index}].${field}`),
    spellCheck: false,
  });
  const listError = lists.some((field) => errorOf(`points[${index}].${field}`) !== undefined);
  const number = index + 1;
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-5">
      <legend className="sr-only">{t("focus.row", { number })}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_8rem_auto]">
        <Field {...wiring("tag_id")} autoFocus={isNew} autoCapitalize="none" autoComplete="off" />
        <Field {...wiring("tag_name")} autoComplete="off" />
        <Field {...wiring("provider")} type="email" autoCapitalize="none" autoComplete="off" />
        <NativeSelect
          label={t("focus.lang")}
          name={`points[${index}].lang`}
          defaultValue={locales.find((each) => each === row.lang) ?? "zh"}
          error={errorOf(`points[${index}].lang`)}
          options={locales.map((value) => ({ value, label: t(`focus.languages.${value}`) }))}
        />
        <Button
          type={onRemove ? "button" : "submit"}
          name="intent"
          value={`remove:${index}`}
          kind="quiet"
          icon="trash"
          disabled={isOnly}
          onClick={onRemove}
          aria-label={t("focus.removeRow", { number })}
          className="justify-self-start lg:mt-7"
        >
          {t("focus.remove")}
        </Button>
      </div>
      <details open={listError || undefined} className="group text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-medium">
          <Icon
            name="chevronDown"
            size={18}
            className="text-muted transition-transform group-open:rotate-180"
          />
          {t("focus.more")}
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-3">
          <TextField {...wiring("words")} hint={t("focus.wordsHint")} rows={4} />
          <TextField {...wiring("must")} hint={t("focus.mustHint")} rows={4} />
          <TextField {...wiring("not")} hint={t("focus.notHint")} rows={4} />
          <div className="sm:col-span-3">
            <TextField
              {...wiring("sources")}
              hint={t("focus.sourcesHint")}
              rows={5}
              className="font-mono text-sm"
            />
          </div>
        </div>
      </details>
      <Button
        type="submit"
        name="intent"
        value={`dry:${index}`}
        icon="play"
        busy={tryOut.busy}
        disabled={tryOut.disabled}
        aria-label={tryOut.name}
        className="justify-self-start"
      >
        {tryOut.label}
      </Button>
      {tryOut.result}
    </fieldset>
  );
}
