import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
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
