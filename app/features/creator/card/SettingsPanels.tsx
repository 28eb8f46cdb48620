import { useId } from "react";
import { useTranslation } from "react-i18next";
import { oneOf } from "~/core/parse-unknown";
import { Field } from "~/ui/Field";
import { Choices } from "./Choices";
import { type CardSettings, fontSizes, tones } from "./settings";
import { formats } from "./size";

type PanelProps = { settings: CardSettings; onChange: (some: Partial<CardSettings>) => void };

export function ShapePanel({ settings, onChange }: PanelProps) {
  const { t } = useTranslation("card");
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <Choices
        legend={t("format.legend")}
        name="card-format"
        value={settings.format}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => onChange({ format })}
      />
      <Choices
        legend={t("tone.legend")}
        name="card-tone"
        value={settings.tone}
        options={tones.map((value) => ({ value, label: t(`tone.${value}`) }))}
        onChange={(tone) => onChange({ tone })}
      />
    </div>
  );
}

export function BrandPanel({ settings, onChange }: PanelProps) {
  const { t } = useTranslation("card");
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 gap-4 border-t border-line pt-6">
      <h2 id={`${id}-title`} className="text-base font-medium">
        {t("brand.title")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("brand.name")}
          hint={t("brand.nameHint")}
          value={settings.brand}
          maxLength={40}
          autoComplete="organization"
          onChange={(event) => onChange({ brand: event.target.value })}
        />
        <div className="grid content-end gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t("fontSize.label")}
          </label>
          <select
            id={id}
            value={settings.fontSize}
            onChange={(event) =>
              onChange({ fontSize: oneOf(fontSizes, event.target.value) ?? settings.fontSize })
            }
            className="min-h-11 w-full rounded-control border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors hover:border-ink"
          >
            {fontSizes.map((size) => (
              <option key={size} value={size}>
                {t(`fontSize.${size}`)}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={t("brand.source")}
          optional
          value={settings.source}
          maxLength={80}
          placeholder={t("brand.sourceExample")}
          onChange={(event) => onChange({ source: event.target.value })}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm sm:self-end">
          <input
            type="checkbox"
            checked={settings.showDate}
            onChange={(event) => onChange({ showDate: event.target.checked })}
            className="size-5 accent-ink"
          />
          {t("brand.showDate")}
        </label>
      </div>
    </section>
  );
}
