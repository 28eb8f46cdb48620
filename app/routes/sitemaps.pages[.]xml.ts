import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "~/features/site/site-map";
import { xmlFile } from "~/platform/http/xml-file.server";

export function loader({ context }: LoaderFunctionArgs) {
  return xmlFile(sitemap(context.origin), "publicPage");
}
