import { expect, test } from "vitest";
import { COUNT_SECONDS } from "~/adapters/identity/clerk-handshake";
import type { Locale } from "~/core/locale";
import { SEALED_PREFIX } from "~/core/sealed";
import { CHECK_EVERY_MS } from "~/features/members/sign-in/recheck.server";
import { KEEP_MS, REMEMBER_MS } from "~/features/resume/job/sweep.server";
import { languageCookie } from "~/i18n/pick-locale";
import { resources } from "~/i18n/translate";
import { cronLines } from "~/platform/cron/lines.server";
import { logLine } from "~/platform/log/log.server";
import { readFile } from "../../../../test/support/app";
import { privacySections } from "./sections";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const texts: Record<Locale, (typeof resources)["en"]["privacy"]["sections"]> = {
  en: resources.en.privacy.sections,
  zh: resources.zh.privacy.sections,
};

test("a result is gone after the hour that is promised: kept at most so long, and swept so often", () => {
  const { cron } = cronLines.find(({ name }) => name === "resume.sweep") ?? { cron: "" };
  expect(cron).toBe("* * * * *");
  expect(KEEP_MS + MINUTE).toBeLessThanOrEqual(HOUR);
  expect(texts.en.resume.result).toContain("one hour at most");
  expect(texts.zh.resume.result).toContain("最多保留一小时");
});

test("jobs are remembered for the days that are told", () => {
  const days = REMEMBER_MS / DAY;
  expect(texts.en.resume.records).toContain(`${days} days`);
  expect(texts.zh.resume.records).toContain(`${days} 天`);
});

test("the provider is asked as often as is told", () => {
  expect(CHECK_EVERY_MS).toBe(DAY);
  expect(texts.en.account.checked).toContain("once a day");
  expect(texts.zh.account.checked).toContain("每天");
});

test("cookies live as long as is told", async () => {
  const year = 365 * 24 * 60 * 60;
  expect(languageCookie("en", "https://wink.test")).toContain(`Max-Age=${year};`);
  const toggle = new TextDecoder().decode(await readFile("app/frame/ThemeToggle.tsx"));
  expect(toggle).toContain(`${year}`);
  expect(texts.en.cookies.choice).toContain("one year");
  expect(texts.zh.cookies.choice).toContain("一年");
  expect(COUNT_SECONDS).toBe(60);
  expect(texts.en.cookies.session).toContain("a minute");
  expect(texts.zh.cookies.session).toContain("一分钟");
});

test("a log line has no place for what the page says is never in it", () => {
  const secret = {
    email: "ann@example.com",
    ip: "203.0.113.9",
    fileName: "resume.pdf",
    prompt: "p",
    query: "q",
  };
  const line = JSON.stringify(logLine({ event: "request", ...secret }, new Date()));
  for (const value of ["ann@example.com", "203.0.113.9", "resume.pdf", '"p"', '"q"'])
    expect(line).not.toContain(value);
});

test("secrets are sealed the way the page names", () => {
  expect(SEALED_PREFIX).toContain("aes-gcm");
  for (const { settings } of Object.values(texts)) expect(settings.kept).toContain("AES-256-GCM");
});

test("every text of the page is shown, each once", () => {
  const shown = privacySections.flatMap(({ title, points }) => [title, ...points]);
  const written = Object.entries(texts.en).flatMap(([section, words]) =>
    Object.keys(words).map((key) => `sections.${section}.${key}`),
  );
  expect([...shown].sort()).toEqual(written.sort());
});
