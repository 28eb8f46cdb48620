import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { AccountControl } from "~/features/members/profile/AccountControl";
import { Page } from "~/frame/Page";
import { type PageHandle, usePageHandle } from "~/frame/page-handle";
import { type RootData, useNonce } from "~/frame/root-data";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { onlyForPathOrLanguage } from "~/ui/browser/revalidate";
import { isLocale } from "./core/locale";
import type { Viewer } from "./core/member";
import { OWNER } from "./core/storage-names";
import { readTheme } from "./core/theme";
import { ErrorPage, ErrorTitle } from "./features/site/ErrorPage";
import { languageCookie, pickLocale } from "./i18n/pick-locale";
import { viewerOf } from "./platform/auth/guards.server";
import { replayPreHydrationInput } from "./ui/pre-hydration-input.client";
import styles from "./ui/styles.css?url";

export const handle: PageHandle = { i18n: ["common", "ui", "signin"] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await viewerOf({ request, context });
  const locale = pickLocale(request);
  const { clerk } = context.settings;
  const viewer: Viewer | null = member && {
    pingId: member.pingId,
    email: member.email,
    name: member.name,
    imageUrl: member.imageUrl,
    isAdmin: member.isAdmin,
  };
  const root: RootData = {
    viewer,
    locale,
    theme: readTheme(request.headers.get("Cookie")),
    year: new Date().getUTCFullYear(),
    identity: clerk ? { kind: "clerk", publishableKey: clerk.publishableKey } : { kind: "embedded" },
  };
  const chosen = new URL(request.url).searchParams.has("lang");
  return json(
    root,
    chosen ? { headers: { "Set-Cookie": languageCookie(locale, context.origin) } } : undefined,
  );
}

export const shouldRevalidate = onlyForPathOrLanguage;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const locale = root?.locale ?? (isLocale(i18n.language) ? i18n.language : "en");
  return (
    <html lang={locale === "zh" ? "zh-CN" : "en"} data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <ErrorTitle />
        <Links />
        <link rel="manifest" href={`/manifest${locale === "zh" ? ".zh" : ""}.webmanifest`} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The layout of every page: header with account, main, footer. What differs from page to page stands in its `handle`. */
export default function Root() {
  useLocaleOfUrl();
  const pingId = useRouteLoaderData<typeof loader>("root")?.viewer?.pingId;
  // Who is signed out in a tab that nobody has claimed needs none of its code.
  useEffect(() => {
    if ((pingId ?? storedText("sessionStorage", OWNER)) !== null)
      void import("~/features/members/sign-in/member-here.client").then((here) => here.holdForMember(pingId));
  }, [pingId]);
  return (
    <>
      <Page {...usePageHandle()} account={<Account />}>
        <Outlet />
      </Page>
      <PreHydrationInput />
    </>
  );
}

/** Nothing where the root itself could not be loaded: then nobody knows who is signed in. */
function Account() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { signInButton = true } = usePageHandle();
  const { pathname } = useLocation();
  if (!root) return null;
  const here = signInButton ? pathname : undefined;
  return <AccountControl key={pathname} viewer={root.viewer} identity={root.identity} here={here} />;
}

/** Follows the language that the server chose, and mirrors the choice to local storage for scripts that read it there. */
function useLocaleOfUrl() {
  const locale = useRouteLoaderData<typeof loader>("root")?.locale;
  const { i18n } = useTranslation();
  useChangeLanguage(locale ?? i18n.language);
  useEffect(() => {
    if (locale) storeText("localStorage", "language", locale);
  }, [locale]);
}

/** Replays what was entered before hydration, once the components beside it have settled and read what they store. */
function PreHydrationInput() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSettled) return setSettled(true);
    // Outside of React's own work, so that each field is answered before the next one.
    const timer = setTimeout(replayPreHydrationInput);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage account={<Account />} />;
}
