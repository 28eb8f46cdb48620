// npm run dev: the loop with hot reload.
import { keepRunning, prepare } from "./prepare.mjs";
import { startRadar } from "./radar.mjs";

const port = process.env.PORT ?? "8787";

prepare();
keepRunning("remix", ["vite:dev", "--port", port]);
await startRadar(`http://localhost:${port}`);
