export type Theme = "light" | "dark";

export const THEME_COOKIE = "theme";

export function readTheme(cookies: string | null): Theme | null {
  const value = cookies?.match(/(?:^|;\s*)theme=(light|dark)(?:;|$)/)?.[1];
  return value === "light" || value === "dark" ? value : null;
}
