import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Locale } from "~/core/locale";
import { externalTools } from "~/features/creator/toolbox/external-tools";
import { parts, rubricChecks, rubricVersion } from "~/features/resume/scoring/rubric";
import { translator } from "~/i18n/i18n.server";

const read = (path: string) => readFileSync(path, "utf8");
const readme = read("README.md");

/** The rubric as app/features/resume/README.md prints it, in one language. */
function rubricTable(locale: Locale): string {
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

test.each(["en", "zh"] as const)(
  "the resume's README publishes the rubric that the code applies, in %s",
  (locale) => {
    expect(read("app/features/resume/README.md")).toContain(rubricTable(locale));
  },
);

test("the README is one that people read to its end", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(150);
});

/** The names in every `z.object` of the settings. */
function settingsInCode(): string[] {
  const objects = read("app/platform/app/settings.server.ts").matchAll(/z\.object\(\{\n([\s\S]*?)\n\}\)/g);
  return [...objects].flatMap(([, body = ""]) =>
    [...body.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name),
  );
}

test("the README names every setting", () => {
  const settings = settingsInCode();
  expect(settings).toEqual(expect.arrayContaining(["APP_ORIGIN", "OPENAI_API_KEY", "CREATOR_LINKS"]));
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the README names every external tool that CREATOR_LINKS can hold", () => {
  expect(externalTools.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("every bucket, queue and database of the deployment is one that the README has made", () => {
  const names = [
    ...read("wrangler.toml").matchAll(/^(?:database_name|bucket_name|queue|dead_letter_queue) = "([^"]+)"/gm),
  ];
  expect(names.length).toBeGreaterThan(4);
  const missing = names
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(`create ${name}\``).test(readme));
  expect(missing).toEqual([]);
});

test("every link and picture of a README leads to a file that is there", () => {
  const readmes = ["README.md", ...globSync("{app,test}/**/README.md"), ...globSync(".github/*.md")];
  const broken = readmes.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = ""]) => join(dirname(path), target))
      .filter((target) => !existsSync(target)),
  );
  expect(readmes.length).toBeGreaterThan(3);
  expect(broken).toEqual([]);
});

test("the READMEs name no bench that is not there, and leave out none", () => {
  const bench = read("test/bench/README.md");
  const files = globSync("test/bench/*.{ts,mjs}").map((path) => path.slice("test/bench/".length));
  const named = [...bench.matchAll(/([\w-]+\.(?:ts|mjs))/g)].map(([, name = ""]) => name);
  expect(files.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});
