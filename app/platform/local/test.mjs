// npm test: everything that must hold before a change lands. Installs the browser it needs where there is none.
import { rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { runBeside, runTool } from "./prepare.mjs";

rmSync(".wrangler/e2e", { recursive: true, force: true });

runTool("biome", ["check", "--error-on-warnings", "."]);
await Promise.all([runBeside("tsc", ["--noEmit"]), runBeside("npm", ["run", "build"])]);
findChromium();
runTool("vitest", ["run", "-c", "test/vitest.config.ts"]);
// On a machine that is many times busier than ours one of hundreds of journeys may miss its time: it is tried once more, and
// the report names as flaky what passes only then.
runTool("playwright", ["test", "-c", "test/playwright.config.ts", "--retries=1"], {
  env: { ALREADY_BUILT: "yes" },
});
