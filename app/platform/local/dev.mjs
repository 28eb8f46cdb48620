// npm run dev: the loop with hot reload.
import { keepRunning, prepare } from "./prepare.mjs";
import { offerSamples } from "./samples.mjs";

const port = process.env.PORT ?? "8787";

prepare();
keepRunning("remix", ["vite:dev", "--port", port]);
await offerSamples(`http://localhost:${port}`);
