import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { isPageHandle } from "~/frame/page-handle";
import { NonceContext, RequestIdContext } from "~/frame/root-data";
import { startPage } from "~/frame/start-page";
import type { Locale } from "./core/locale";
import { rendererI18n, textsOfPage } from "./i18n/i18n.server";
import { pickLocale } from "./i18n/pick-locale";
import { log, nameOfError } from "./platform/log/log.server";

const PRELOAD = '<link rel="modulepreload"';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
  const locale = pickLocale(request);
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RequestIdContext.Provider value={requestId}>
        <I18nextProvider i18n={rendererI18n[locale]}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  return new Response(`<!DOCTYPE html>${withScriptsLater(page, locale, remixContext, nonce)}`, {
    headers,
    status,
  });
}

/** Makes the framework's scripts inert, and ends the page with its texts and with what starts them. */
function withScriptsLater(
  page: string,
  locale: Locale,
  { routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext,
  nonce: string,
): string {
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle).filter(isPageHandle);
  const texts = textsOfPage(
    locale,
    handles.flatMap(({ i18n }) => i18n),
  );
  // Whoever is signed in has a session to be kept by a script.
  const when = loaderData.root?.viewer === null ? (handles.at(-1)?.scripts ?? "afterPaint") : "afterPaint";
  const end = `<script type="application/json" id="texts">${texts}</script><script nonce="${nonce}">(${startPage})("${when}")</script></body>`;
  // They are the last of the page: what stands before them is not gone through.
  const start = Math.max(page.indexOf(PRELOAD), 0);
  const scripts = page
    .slice(start)
    .replaceAll(PRELOAD, '<link rel="later"')
    .replace(/<script([^>]*) type="module"/, '<script$1 type="later"')
    .replace("</body>", () => end);
  return page.slice(0, start) + scripts;
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
