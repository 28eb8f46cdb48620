import { createContext, useContext } from "react";

/** The nonce of this document's content security policy. It travels by context: loader data would leak it. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}
