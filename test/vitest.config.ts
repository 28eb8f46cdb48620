import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { formulaLetters } from "../app/platform/local/formula-letters";
import { limitPdfjs } from "../app/platform/local/limit-pdfjs";
import playwrightConfig from "./playwright.config";
import { startFeedServer } from "./support/feed-server";

declare module "vitest/browser" {
  interface BrowserCommands {
    requests: () => Promise<string[]>;
  }
}

const sinceLastCall = new WeakMap<object, string[]>();

/** What the page has asked for since the last call: nothing in the first. */
const requests: BrowserCommand<[]> = async ({ page }) => {
  // What was asked for before this answer is known before it.
  await page.evaluate(() => document.readyState);
  const asked = sinceLastCall.get(page);
  if (asked) return asked.splice(0);
  const now: string[] = [];
  sinceLastCall.set(page, now);
  page.on("request", (request) => now.push(request.url()));
  return [];
};

/** Bundled in advance they would pass no plugin, and so have all letters. */
const unbundled = ["@mathjax/src", "@mathjax/mathjax-newcm-font", "mhchemparser"];

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const root = path("..");
const resolve = { alias: { "~": path("../app") } };

const { launchOptions } = playwrightConfig.use ?? {};
// A true screen of two pixels to one: an emulated one puts lines and edges on whole CSS pixels, which no screen does.
const screen = ["--force-device-scale-factor=2", "--window-size=1280,1400"];

export default defineConfig({
  root,
  test: {
    // By itself it leaves a core to whoever watches. One more than there are cores: some tests wait for servers that do not answer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        root,
        resolve,
        plugins: [formulaLetters(), limitPdfjs()],
        test: {
          name: "unit",
          environment: "node",
          // Modules are loaded once a worker, not once a file.
          isolate: false,
          setupFiles: [path("support/put-back.ts")],
          server: { deps: { inline: ["unpdf"] } },
          include: ["app/**/*.test.{ts,tsx}", "test/*.test.ts"],
          exclude: ["**/*.server.test.ts", "**/*.browser.test.{ts,tsx}"],
          // Property tests take seconds, and a minute on a machine that does other things.
          testTimeout: 120_000,
          expect: { requireAssertions: true },
        },
      },
      {
        root,
        resolve,
        plugins: [
          limitPdfjs(),
          cloudflareTest(async () => ({
            main: path("support/worker.ts"),
            wrangler: { configPath: path("../wrangler.toml") },
            miniflare: {
              // What a build copies: the learned weights among it.
              assets: { directory: path("../public"), binding: "ASSETS" },
              // Files of this repository, for tests inside workerd, which has no disk.
              serviceBindings: {
                files: async ({ url }) => new Response(await readFile(path(`..${new URL(url).pathname}`))),
              },
              bindings: {
                APP_MODE: "development",
                APP_ORIGIN: "http://localhost",
                SESSION_SECRET: "a-secret-of-the-tests-only",
                ADMIN_EMAIL: "admin@wink.test",
                SAMPLE_FEEDS: "alone",
                FEED_SERVER: await startFeedServer(),
                TEST_MIGRATIONS: await readD1Migrations(path("../migrations")),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          isolate: false,
          setupFiles: [path("support/empty-storage.ts"), path("support/put-back.ts")],
          include: ["app/**/*.server.test.ts"],
          // The first job of a worker loads the whole PDF reader.
          testTimeout: 120_000,
          expect: { requireAssertions: true },
        },
      },
      {
        root,
        resolve,
        plugins: [formulaLetters(), tailwindcss()],
        // What is found only when a test runs would load its page anew.
        optimizeDeps: {
          entries: ["app/**/*.worker.ts"],
          include: ["react/jsx-dev-runtime"],
          exclude: unbundled,
        },
        test: {
          name: "browser",
          include: ["app/**/*.browser.test.{ts,tsx}"],
          testTimeout: 30_000,
          expect: { requireAssertions: true },
          // All have one clipboard.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 1400 },
            provider: playwright({
              launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...screen] },
              contextOptions: {
                locale: "en-GB",
                viewport: null,
                permissions: ["clipboard-read", "clipboard-write"],
              },
            }),
            commands: { requests },
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
