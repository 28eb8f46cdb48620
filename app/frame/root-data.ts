import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Locale } from "~/core/locale";
import type { IdentityChoice, Viewer } from "~/core/member";
import type { Theme } from "~/core/theme";

export type RootData = {
  viewer: Viewer | null;
  locale: Locale;
  theme: Theme | null;
  /** The server's, so that what it renders and what the browser renders agree around New Year. */
  year: number;
  identity: IdentityChoice;
};

export const FIRST_YEAR = 2025;

const unknown: RootData = {
  viewer: null,
  locale: "en",
  theme: null,
  year: FIRST_YEAR,
  identity: { kind: "embedded" },
};

/** The data of the root route; a signed-out reader's where the root itself could not be loaded. */
export function useRoot(): RootData {
  return useRouteLoaderData<() => RootData>("root") ?? unknown;
}

/** The nonce of this document's content security policy. It travels by context: loader data would leak it. */
export const NonceContext = createContext("");

/** The request that this document answers. It is told only where something broke, so the browser reads it from there. */
export const RequestIdContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}
