// npm start: builds, prepares and serves the whole product on this machine, without internet.
import { prepare, run, serve } from "./prepare.mjs";
import { offerSamples } from "./samples.mjs";

const port = process.env.PORT ?? "8787";

if (!process.env.ALREADY_BUILT) run("remix", ["vite:build"]);
prepare();
const origin = `http://localhost:${port}`;
serve(port, ["--var", `APP_ORIGIN:${origin}`]);
await offerSamples(origin);
