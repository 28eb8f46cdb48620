import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";
import { CardFace } from "./CardFace";
import { Scaled } from "./Scaled";
import { type CardSettings, type CardStyle, cardStyles } from "./settings";
import type { CardDay } from "./wording";

type StylePickerProps = {
  settings: CardSettings;
  locale: Locale;
  day: CardDay | null;
  onChange: (style: CardStyle) => void;
};

export function StylePicker({ settings, locale, day, onChange }: StylePickerProps) {
  const { t } = useTranslation("card");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t("style.legend")}</legend>
      <div className="grid max-w-md grid-cols-3 gap-2 sm:gap-3">
        {cardStyles.map((style) => (
          <label key={style} className="relative grid content-start gap-1.5">
            <input
              type="radio"
              name="card-style"
              value={style}
              checked={settings.style === style}
              onChange={() => onChange(style)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none overflow-hidden rounded-control border border-line outline-2 outline-offset-2 outline-transparent peer-checked:outline-ink"
            >
              <Scaled guess={0.22}>
                <CardFace
                  settings={{ ...settings, style, format: "square", fontSize: "large", source: "" }}
                  language={locale}
                  day={day}
                >
                  <h1>{t("style.sampleTitle")}</h1>
                  <p>{t("style.sampleText")}</p>
                </CardFace>
              </Scaled>
            </span>
            <span className="pointer-events-none text-xs text-muted sm:text-sm peer-checked:font-medium peer-checked:text-ink">
              {t(`style.${style}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
