// npm start: builds, prepares and serves the whole product on this machine, without internet.

import { startCrons } from "./crons.mjs";
import { prepare, run, serve } from "./prepare.mjs";

const port = process.env.PORT ?? "8787";

const origin = `http://localhost:${port}`;
if (!process.env.ALREADY_BUILT) run("npm", ["run", "build"], { env: { APP_ORIGIN: origin } });
prepare();
const sampleFeeds = process.env.SAMPLE_FEEDS ? ["--var", `SAMPLE_FEEDS:${process.env.SAMPLE_FEEDS}`] : [];
serve(port, ["--var", `APP_ORIGIN:${origin}`, ...sampleFeeds]);
await startCrons(origin);
