import { useRouteLoaderData } from "@remix-run/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { THEME_COOKIE, type Theme } from "./theme";

const choices = [
  { theme: null, key: "system" },
  { theme: "light", key: "light" },
  { theme: "dark", key: "dark" },
] as const;

const icons = { system: "system", light: "sun", dark: "moon" } as const;

/** Remembers the choice for the server's next answer, and shows it at once. */
function wear(theme: Theme | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${THEME_COOKIE}=${theme ?? ""}; Path=/; Max-Age=${theme ? 31536000 : 0}; SameSite=Lax`;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** System, light or dark. */
export function ThemeToggle() {
  const { t } = useTranslation("ui");
  const name = useId();
  const served = useRouteLoaderData<{ theme: Theme | null }>("root")?.theme ?? null;
  const [worn, setWorn] = useState(served);
  return (
    <fieldset className="needs-script flex w-fit items-start self-start rounded-control border border-line bg-raised p-0.5">
      <legend className="sr-only">{t("theme.label")}</legend>
      {choices.map(({ theme, key }) => (
        <label
          key={key}
          title={t(`theme.${key}`)}
          className="grid size-10 cursor-pointer md:size-8 place-items-center rounded-[4px] text-muted transition-colors hover:text-ink has-checked:bg-ink-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={worn === theme}
            onChange={() => {
              setWorn(theme);
              wear(theme);
            }}
          />
          <Icon name={icons[key]} size={18} />
          <span className="sr-only">{t(`theme.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
