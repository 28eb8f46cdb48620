import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";
import { recordOf } from "~/core/parse-unknown";
import { showsAds } from "~/paths";
import { reloadDocument } from "~/ui/browser/reload-document";

/** Only a document that began as a page with ads lets the network's script run: one that began elsewhere is left for a new one. */
export async function loadWithAds(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const data = await reloadDocument(args);
  const [loaded] = performance.getEntriesByType("navigation");
  const began = loaded ? new URL(loaded.name).pathname : "";
  if (recordOf(data).ads && !showsAds(began)) throw redirectDocument(args.request.url);
  return data;
}
