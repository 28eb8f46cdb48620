// npm start: builds, prepares and serves the whole product on this machine, without internet.
import { prepare, runTool, serve, startCrons } from "./prepare.mjs";

const port = process.env.PORT ?? "8787";

const origin = `http://localhost:${port}`;
if (!process.env.ALREADY_BUILT) runTool("npm", ["run", "build"], { env: { APP_ORIGIN: origin } });
prepare();
const sampleFeeds = process.env.SAMPLE_FEEDS ? ["--var", `SAMPLE_FEEDS:${process.env.SAMPLE_FEEDS}`] : [];
serve(port, ["--var", `APP_ORIGIN:${origin}`, ...sampleFeeds, ...process.argv.slice(2)]);
await startCrons(origin);
