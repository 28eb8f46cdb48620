import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { findJob } from "~/features/resume/job/store.server";
import { submit } from "~/features/resume/job/submit.server";
import { readFile, testApp } from "../../../test/support/app";
import { cronHandler } from "./cron-handler.server";
import { type CronLine, cronLines } from "./lines.server";

const written: Record<string, unknown>[] = [];
vi.spyOn(console, "log").mockImplementation((line: string) => void written.push(JSON.parse(line)));

afterEach(() => {
  written.length = 0;
  vi.useRealTimers();
});

const at = (cron: string) => createScheduledController({ cron });

test("the sweep ends an overdue job and deletes its upload when its cron fires, and finds nothing when it comes again", async () => {
  const app = await testApp();
  const file = new TextEncoder().encode("%PDF-1.7");
  const opened = await submit(app, { userId: "ann", locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  await env.DB.prepare("UPDATE resume_jobs SET created_at = ? WHERE id = ?")
    .bind(Date.now() - 2 * 3_600_000, opened.jobId)
    .run();
  for (const count of [2, 0]) {
    await cronHandler(cronLines)(at("* * * * *"), { ...env });
    expect(sweeps().at(-1)).toMatchObject({ event: "cron", level: "info", count });
  }
  expect(await findJob(app.db, opened.jobId)).toMatchObject({ state: "failed" });
  expect(sweeps()).toHaveLength(2);
});

const sweeps = () => written.filter(({ name }) => name === "resume.sweep");

function lineThat(cron: string, name: string, run: CronLine["run"] = async () => ({ count: 1 })): CronLine {
  return { cron, name, run };
}

test("a line that throws is logged by itself, and the next line of the same time runs", async () => {
  const lines = [
    lineThat("0 * * * *", "first", () => Promise.reject(new RangeError("ann@example.com"))),
    lineThat("0 * * * *", "second"),
  ];
  await cronHandler(lines)(at("0 * * * *"), { ...env });
  expect(written).toMatchObject([
    { event: "cron", name: "first", level: "error", errorName: "RangeError" },
    { event: "cron", name: "second", level: "info", count: 1 },
  ]);
  expect(JSON.stringify(written)).not.toContain("ann@");
});

test("the time of a line is its own, without that of the lines before it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const taking = (ms: number) => async () => {
    vi.setSystemTime(Date.now() + ms);
    return { count: 1 };
  };
  const lines = [lineThat("0 * * * *", "long", taking(9000)), lineThat("0 * * * *", "short", taking(20))];
  await cronHandler(lines)(at("0 * * * *"), { ...env });
  expect(written).toMatchObject([
    { name: "long", ms: 9000 },
    { name: "short", ms: 20 },
  ]);
});

test("only the lines of the time that has come run; a time without lines is an error in the log", async () => {
  const run = cronHandler([lineThat("0 * * * *", "hourly"), lineThat("0 3 * * *", "nightly")]);
  await run(at("0 3 * * *"), { ...env });
  await run(at("5 5 * * *"), { ...env });
  expect(written).toMatchObject([{ name: "nightly" }, { event: "cron.unknown", level: "error" }]);
});

test("the times of the table are those that wrangler.toml names", async () => {
  const toml = new TextDecoder().decode(await readFile("wrangler.toml"));
  const [, listed = ""] = toml.match(/^crons = (\[[^\]]*\])$/m) ?? [];
  const times = new Set(cronLines.map(({ cron }) => cron));
  expect(new Set(JSON.parse(listed))).toEqual(times);
});

test("nothing runs while settings are missing", async () => {
  const run = cronHandler([lineThat("0 * * * *", "hourly")]);
  await expect(run(at("0 * * * *"), { ...env, APP_MODE: "" })).rejects.toThrow("missing settings");
});
