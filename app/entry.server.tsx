import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { rendererI18n } from "./i18n/i18n.server";
import { pickLocale } from "./i18n/pick-locale";
import { log, nameOfError } from "./platform/log/log.server";
import { NonceContext } from "./ui/nonce";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
  let statusCode = status;
  const i18n = await rendererI18n(pickLocale(request));
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={i18n}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        statusCode = 500;
        log({ event: "render.failed", level: "error", requestId, errorName: nameOfError(error) });
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  return new Response(body, { headers, status: statusCode });
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
