import type { D1Migration } from "cloudflare:test";
import type { Bindings } from "~/platform/app/settings.server";

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[];
      files: Fetcher;
    }
  }
}
