import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";
import { Checkbox } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Field } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";
import { CardFace } from "./CardFace";
import type { CardDay } from "./imprint";
import { Scaled } from "./Scaled";
import { type CardSettings, type CardStyle, cardStyles, fontSizes, tones } from "./settings";
import { formats } from "./size";

type PanelProps = { settings: CardSettings; onChange: (some: Partial<CardSettings>) => void };

export function ShapePanel({ settings, onChange }: PanelProps) {
  const { t } = useTranslation("card");
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <ChoiceGroup
        label={t("format.legend")}
        name="card-format"
        value={settings.format}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => onChange({ format })}
      />
      <ChoiceGroup
        label={t("tone.legend")}
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
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="sr-only">
        {t("brand.title")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <Field
          label={t("brand.name")}
          hint={t("brand.nameHint")}
          value={settings.brand}
          maxLength={40}
          autoComplete="organization"
          onChange={(event) => onChange({ brand: event.target.value })}
        />
        <div className="grid content-end">
          <NativeSelect
            label={t("fontSize.label")}
            value={settings.fontSize}
            options={fontSizes.map((value) => ({ value, label: t(`fontSize.${value}`) }))}
            onChange={(fontSize) => onChange({ fontSize })}
          />
        </div>
        <Field
          label={t("brand.source")}
          optional
          value={settings.source}
          maxLength={80}
          placeholder={t("brand.sourceExample")}
          onChange={(event) => onChange({ source: event.target.value })}
        />
        <div className="sm:self-end">
          <Checkbox
            label={t("brand.showDate")}
            checked={settings.showDate}
            onChange={(showDate) => onChange({ showDate })}
          />
        </div>
      </div>
    </section>
  );
}

type StylePickerProps = {
  settings: CardSettings;
  locale: Locale;
  day: CardDay | null;
  onChange: (style: CardStyle) => void;
};

export function StylePicker({ settings, locale, day, onChange }: StylePickerProps) {
  const { t } = useTranslation("card");
  return (
    <ChoiceGroup
      kind="cards"
      label={t("style.legend")}
      name="card-style"
      value={settings.style}
      onChange={onChange}
      className="max-w-md grid-cols-3 gap-2 sm:gap-3"
      options={cardStyles.map((style) => ({
        value: style,
        label: (
          <>
            <span
              aria-hidden="true"
              className="pointer-events-none m-px overflow-hidden rounded-t-[11px] border-b border-line"
            >
              <Scaled guess={0.22}>
                <CardFace
                  settings={{ ...settings, style, format: "auto", fontSize: "large", source: "" }}
                  language={locale}
                  day={day}
                >
                  <h1>{t("style.sampleTitle")}</h1>
                  <p>{t("style.sampleText")}</p>
                </CardFace>
              </Scaled>
            </span>
            <span className="pointer-events-none px-2 py-1.5 text-xs text-muted group-has-checked:font-medium group-has-checked:text-ink sm:px-3 sm:text-sm">
              {t(`style.${style}`)}
            </span>
          </>
        ),
      }))}
    />
  );
}
