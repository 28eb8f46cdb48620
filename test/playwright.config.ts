import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8795);
const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
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
  webServer: {
    command: "node app/platform/local/start.mjs",
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: { PORT: String(port), PERSIST_TO: ".wrangler/e2e" },
  },
});
