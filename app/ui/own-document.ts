import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";
import { reachesOtherHosts } from "~/paths";

/**
 * The client loader of a page whose content security policy is not that of the page somebody comes from: a policy belongs
 * to a document, so such a page is loaded as a document of its own.
 */
export async function ownDocument({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname } = new URL(request.url);
  const policyOfDocument = loaded ? reachesOtherHosts(new URL(loaded.name).pathname) : undefined;
  if (policyOfDocument !== reachesOtherHosts(pathname)) throw redirectDocument(request.url);
  return serverLoader();
}
