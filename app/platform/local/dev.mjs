// npm run dev: the loop with hot reload.

import { startCrons } from "./crons.mjs";
import { keepRunning, prepare, run } from "./prepare.mjs";

const port = process.env.PORT ?? "8787";
const origin = `http://localhost:${port}`;

run("node", ["app/platform/local/build-extension.mjs", "public/downloads"], { env: { APP_ORIGIN: origin } });
prepare();
keepRunning("remix", ["vite:dev", "--port", port]);
await startCrons(origin);
