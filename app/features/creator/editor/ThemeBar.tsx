import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { type ThemeSettings, widths } from "../article/editing/theme-settings";
import { themeIds } from "../article/preview/themes/themes";

type ThemeBarProps = {
  settings: ThemeSettings;
  onSettings: (settings: ThemeSettings) => void;
  onCss: () => void;
};

const box =
  "min-h-11 rounded-control border border-edge bg-raised px-2 text-sm text-ink transition-colors pointer-coarse:text-base hover:border-ink lg:min-h-8";

export function ThemeBar({ settings, onSettings, onCss }: ThemeBarProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-1 whitespace-nowrap max-lg:py-2 max-sm:justify-between max-sm:gap-1 max-sm:px-2 lg:min-w-0 lg:flex-nowrap lg:px-1 lg:max-xl:gap-1 xl:px-6">
      <fieldset className="flex shrink-0 rounded-control border border-edge">
        <legend className="sr-only">{t("look.theme")}</legend>
        {themeIds.map((id) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer items-center px-3 text-sm text-muted max-sm:px-2 lg:px-2.5 first-of-type:rounded-l-[5px] last:rounded-r-[5px] has-checked:bg-ink-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent lg:min-h-8"
          >
            <input
              type="radio"
              name="theme"
              value={id}
              checked={settings.theme === id}
              onChange={() => onSettings({ ...settings, theme: id })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(`look.${id}`)}
          </label>
        ))}
      </fieldset>
      <select
        aria-label={t("look.width")}
        title={t("look.widthNote")}
        value={settings.width}
        onChange={({ target }) => {
          const width = widths.find((each) => String(each) === target.value);
          if (width) onSettings({ ...settings, width });
        }}
        className={`${box} max-sm:hidden text-ellipsis lg:min-w-0`}
      >
        {widths.map((width) => (
          <option key={width} value={width}>
            {t(`look.width${width}`)}
          </option>
        ))}
      </select>
      <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-sm lg:min-h-8">
        <input
          type="checkbox"
          checked={settings.footnotes}
          onChange={({ target }) => onSettings({ ...settings, footnotes: target.checked })}
          className="size-4 accent-(--accent)"
        />
        {t("look.footnotes")}
      </label>
      <Button
        size="small"
        kind="quiet"
        icon="sliders"
        title={t("look.css")}
        onClick={onCss}
        className="shrink-0 max-lg:min-h-11 lg:min-h-8 lg:px-2 lg:py-0"
      >
        <span className="max-sm:sr-only lg:max-[84rem]:sr-only">{t("look.css")}</span>
      </Button>
    </div>
  );
}
