import {
  type ClientLoaderFunctionArgs,
  type LinkProps,
  redirectDocument,
  useLocation,
} from "@remix-run/react";
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

/** Whether a link leads to a page of another policy: then it loads a document by itself, and keeps its fragment. */
export function useReload(to: LinkProps["to"]): boolean {
  const { pathname } = useLocation();
  const target = typeof to === "string" ? to.replace(/[?#].*$/s, "") : to.pathname;
  return reachesOtherHosts(target || pathname) !== reachesOtherHosts(pathname);
}
