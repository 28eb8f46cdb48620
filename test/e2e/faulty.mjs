// Serves the built product with bindings that a request can take away.
import { prepare, serve } from "../../app/platform/local/prepare.mjs";

const port = process.env.PORT;
prepare();
serve(port, [
  "test/e2e/faulty-worker.mjs",
  "--config",
  "wrangler.toml",
  "--var",
  `APP_ORIGIN:http://localhost:${port}`,
]);
