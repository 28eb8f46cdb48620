import type { AlertKind } from "~/core/markdown/alerts";

/** Alerts in the colours of a theme: the rules for an alert and its title by what the theme makes of a colour. */
export function alertColours(
  colours: Record<AlertKind, string>,
  rulesOf: (colour: string) => { alert: string; title: string },
): string {
  return Object.entries(colours)
    .map(([kind, colour]) => {
      const { alert, title } = rulesOf(colour);
      return `.alert-${kind} { ${alert} }\n.alert-${kind} .alert-title { ${title} }`;
    })
    .join("\n");
}
