import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { rendererI18n } from "./i18n/i18n.server";
import { pickLocale } from "./i18n/pick-locale";
import { log, nameOfError } from "./platform/log/log.server";
import { NonceContext } from "./ui/nonce";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
) {
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={rendererI18n[pickLocale(request)]}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  return new Response(`<!DOCTYPE html>${page}`, { headers, status });
}

/** Notes what went wrong on our side; a request that no route takes is no error of ours. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.failure = error;
  log({ event: "route.failed", level: "error", requestId: context.requestId, errorName: nameOfError(error) });
}
