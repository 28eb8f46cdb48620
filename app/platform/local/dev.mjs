// npm run dev: the loop with hot reload.
import { keepRunning, prepare, runTool, startCrons } from "./prepare.mjs";

const port = process.env.PORT ?? "8787";
const origin = `http://localhost:${port}`;

runTool("node", ["app/platform/local/build-extension.mjs", "public/downloads"], {
  env: { APP_ORIGIN: origin },
});
prepare();
keepRunning("remix", ["vite:dev", "--port", port]);
await startCrons(origin);
