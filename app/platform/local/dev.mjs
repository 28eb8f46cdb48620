// npm run dev: the loop with hot reload.
import { keepRunning, prepare, run } from "./prepare.mjs";
import { startRadar } from "./radar.mjs";

const port = process.env.PORT ?? "8787";
const origin = `http://localhost:${port}`;

run("node", ["app/platform/local/build-extension.mjs", "public/downloads"], { env: { APP_ORIGIN: origin } });
prepare();
keepRunning("remix", ["vite:dev", "--port", port]);
await startRadar(origin);
