import {
  type ClientLoaderFunctionArgs,
  type LinkProps,
  redirectDocument,
  useLocation,
} from "@remix-run/react";
import { separateDocumentOf } from "~/paths";

/** The client loader of a page that is a separate document, or that links from one lead to: it is then loaded as a document. */
export async function reloadDocument({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname } = new URL(request.url);
  const present = loaded ? separateDocumentOf(new URL(loaded.name).pathname) : undefined;
  if (present !== separateDocumentOf(pathname)) throw redirectDocument(request.url);
  return serverLoader();
}

/** Whether a link leads into another document: then it loads it by itself, and keeps its fragment. */
export function useReload(to: LinkProps["to"]): boolean {
  const { pathname } = useLocation();
  const target = typeof to === "string" ? to.replace(/[?#].*/s, "") : to.pathname;
  return separateDocumentOf(target || pathname) !== separateDocumentOf(pathname);
}
