// npm start: builds, prepares and serves the whole product on this machine, without internet.
import { spawn } from "node:child_process";
import { persistTo, prepare, quiet, run } from "./prepare.mjs";

const port = process.env.PORT ?? "8787";

run("remix", ["vite:build"]);
prepare();
const server = spawn(
  "npx",
  [
    ...["--no-install", "wrangler", "dev", "--port", port, "--persist-to", persistTo],
    ...["--var", `APP_ORIGIN:http://localhost:${port}`, "--show-interactive-dev-session=false"],
  ],
  { stdio: "inherit", env: { ...process.env, ...quiet, NODE_ENV: "production" } },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
