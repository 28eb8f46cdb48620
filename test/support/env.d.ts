import type { D1Migration } from "cloudflare:test";
import type { Bindings } from "~/platform/app/settings.server";

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[];
      files: Fetcher;
      /** The address of the feed server of tests, see feed-server.ts. */
      FEED_SERVER: string;
    }
  }
}
