import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { Choices, Conversion } from "./convert";
import { orders } from "./cues";
import type { FileActions } from "./use-file-actions";

const formats = ["srt", "vtt"] as const;

type ChoiceBarProps = {
  choices: Choices;
  shown: Conversion | null;
  choose(change: Partial<Choices>): void;
  actions: FileActions | null;
};

export function ChoiceBar({ choices, shown, choose, actions }: ChoiceBarProps) {
  const { t } = useTranslation("subtitles");
  const id = useId();
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 border-y border-line py-4">
      <fieldset>
        <legend className="mb-1.5 text-xs text-muted">{t("format.label")}</legend>
        <div className="flex rounded-control border border-edge bg-raised p-px">
          {formats.map((format) => (
            <label
              key={format}
              className="relative grid min-h-10 min-w-16 place-items-center rounded-control px-3 text-sm font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}-format`}
                checked={choices.format === format}
                onChange={() => choose({ format })}
                className="absolute inset-0 appearance-none outline-none"
              />
              {t(`format.${format}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-order`} className="text-xs text-muted">
          {t("order.label")}
        </label>
        <select
          id={`${id}-order`}
          value={choices.order}
          onChange={({ target }) =>
            choose({ order: orders.find((order) => order === target.value) ?? "both" })
          }
          className="min-h-11 max-w-full rounded-control border border-edge bg-raised px-3 text-sm pointer-coarse:text-base hover:border-ink"
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={choices.oneText ?? shown?.oneText ?? true}
          onChange={({ target }) => choose({ oneText: target.checked })}
          className="size-5 accent-accent"
        />
        {t("oneText")}
      </label>
      <div className="ml-auto hidden gap-3 md:flex">
        <Button icon="copy" disabled={!actions} onClick={() => void actions?.copy()}>
          {t("copy")}
        </Button>
        <Button kind="primary" icon="download" disabled={!actions} onClick={() => actions?.download()}>
          {t(`download.${choices.format}`)}
        </Button>
      </div>
    </div>
  );
}
