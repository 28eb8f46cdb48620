import type { Locale } from "~/core/locale";
import { parts, rubricChecks, rubricVersion } from "~/features/resume/scoring/rubric";
import { translator } from "~/i18n/i18n.server";

/** The rubric as app/features/resume/README.md prints it, in one language. */
export function rubricTable(locale: Locale): string {
  const t = translator<string>(locale);
  const say = (key: string, values: Record<string, string | number> = {}) =>
    t(`rubric:${key}`, values).replaceAll("|", "\\|");
  const rows = parts.flatMap((part) => {
    const checks = rubricChecks.filter((check) => check.part === part.id);
    return [
      `| **${say(`parts.${part.id}.name`)}** | **${part.weight}** | ${say(`parts.${part.id}.meaning`)} | |`,
      ...checks.map(({ id, weight, limits }) => {
        const points = weight.en === weight.zh ? weight.en : `${weight.en} (en) · ${weight.zh} (zh)`;
        return `| ${say(`checks.${id}.name`)} | ${points} | ${say(`checks.${id}.how`, { ...limits })} | ${say(`checks.${id}.source`)} |`;
      }),
    ];
  });
  const head = ["check", "points", "how", "source"].map((key) => say(`table.${key}`)).join(" | ");
  return [say("version", { version: rubricVersion }), "", `| ${head} |`, "|---|---|---|---|", ...rows].join(
    "\n",
  );
}
