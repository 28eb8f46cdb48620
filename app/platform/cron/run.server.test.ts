import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { testApp } from "../../../test/support/app";
import { runCron } from "./run.server";

test("cron may come twice; each time leaves one line", async () => {
  await testApp();
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  await runCron(createScheduledController(), { ...env });
  await runCron(createScheduledController(), { ...env });
  expect(lines).toMatchObject([
    { event: "cron.sweep", count: 0 },
    { event: "cron.sweep", count: 0 },
  ]);
});
