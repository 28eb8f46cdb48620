import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { NativeSelect } from "~/ui/NativeSelect";
import { themeIds } from "../article/preview/themes/theme-ids";
import { type ThemeSettings, widths } from "./theme-settings";

type ThemeBarProps = {
  settings: ThemeSettings;
  onSettings: (settings: ThemeSettings) => void;
  onCss: () => void;
};

export function ThemeBar({ settings, onSettings, onCss }: ThemeBarProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-1 whitespace-nowrap max-lg:py-2 max-sm:justify-between max-sm:gap-1 max-sm:px-2 lg:min-w-0 lg:flex-nowrap lg:px-1 lg:max-xl:gap-1 xl:px-6">
      <ChoiceGroup
        label={t("style.theme")}
        hideLabel
        dense
        name="theme"
        value={settings.theme}
        options={themeIds.map((value) => ({ value, label: t(`style.${value}`) }))}
        onChange={(theme) => onSettings({ ...settings, theme })}
        className="flex-nowrap! max-sm:[&>label]:px-2"
      />
      <div className="max-sm:hidden lg:min-w-0">
        <NativeSelect
          label={t("style.width")}
          hideLabel
          dense
          title={t("style.widthNote")}
          value={String(settings.width)}
          options={widths.map((width) => ({ value: String(width), label: t(`style.width${width}`) }))}
          onChange={(value) => {
            const width = widths.find((each) => String(each) === value);
            if (width) onSettings({ ...settings, width });
          }}
        />
      </div>
      <Checkbox
        label={t("style.footnotes")}
        dense
        checked={settings.footnotes}
        onChange={(footnotes) => onSettings({ ...settings, footnotes })}
        className="shrink-0"
      />
      <Button
        size="small"
        kind="quiet"
        icon="sliders"
        title={t("style.css")}
        onClick={onCss}
        className="shrink-0 max-lg:min-h-11 lg:min-h-8 lg:px-2 lg:py-0"
      >
        <span className="max-sm:sr-only lg:max-[84rem]:sr-only">{t("style.css")}</span>
      </Button>
    </div>
  );
}
