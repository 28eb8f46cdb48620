import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { installedChromium } from "../app/platform/local/chromium";

const port = Number(process.env.E2E_PORT ?? 8795);
const productionPort = port + 1;
const root = fileURLToPath(new URL("..", import.meta.url));

function server(script: string, at: number, persistTo: string, probe: string) {
  return {
    // The log is kept, so that a test can look for what must not be in it.
    command: `mkdir -p .wrangler && node ${script} > ${persistTo}.log 2>&1`,
    cwd: root,
    url: `http://localhost:${at}${probe}`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
    env: { PORT: String(at), PERSIST_TO: persistTo, SAMPLE_FEEDS: "alone" },
  };
}

export default defineConfig({
  testDir: "./e2e",
  globalSetup: "./e2e/pages/fill-feed.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    // It would answer in the place of the server. test/e2e/site/offline.spec.ts alone lets it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    server("app/platform/local/start.mjs", port, ".wrangler/e2e", "/dev/feeds"),
    server("test/e2e/production.mjs", productionPort, ".wrangler/e2e-production", "/healthz"),
  ],
});
