import { DOWNLOAD_FACTS, type DownloadFacts, downloadFacts } from "~/core/memwink";
import type { App } from "~/ports/app";

/** What the build says of its own zip; null where the extension is had from `elsewhere`, of which we know nothing. */
export async function readDownload(
  { asset }: Pick<App, "asset">,
  elsewhere: string | undefined,
): Promise<DownloadFacts | null> {
  if (elsewhere) return null;
  return downloadFacts.parse(JSON.parse(new TextDecoder().decode(await asset(DOWNLOAD_FACTS))));
}
