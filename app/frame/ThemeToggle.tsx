import { useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { THEME_COOKIE, type Theme } from "~/core/theme";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Icon } from "~/ui/Icon";

const icons = { system: "system", light: "sun", dark: "moon" } as const;
const choices = ["system", "light", "dark"] as const;

/** Shows a theme at once and remembers it for the server's next answer; null follows the system. */
function applyTheme(theme: Theme | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${THEME_COOKIE}=${theme ?? ""}; Path=/; Max-Age=${theme ? 31536000 : 0}; SameSite=Lax`;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function ThemeToggle() {
  const { t } = useTranslation("ui");
  const served = useRouteLoaderData<{ theme: Theme | null }>("root")?.theme ?? "system";
  const [chosen, setChosen] = useState<Theme | "system">(served);
  return (
    <div className="needs-script">
      <ChoiceGroup
        label={t("theme.label")}
        hideLabel
        dense
        value={chosen}
        options={choices.map((value) => ({
          value,
          title: t(`theme.${value}`),
          label: (
            <>
              <Icon name={icons[value]} size={18} />
              <span className="sr-only">{t(`theme.${value}`)}</span>
            </>
          ),
        }))}
        onChange={(theme) => {
          setChosen(theme);
          applyTheme(theme === "system" ? null : theme);
        }}
      />
    </div>
  );
}
