import { useRevalidator } from "@remix-run/react";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { type ClerkDemand, setClerkStatus, useClerkDemand } from "./clerk-demand";

type Host = ComponentType<{ publishableKey: string; demand: ClerkDemand; onSignedIn: () => void }>;

/** Loads Clerk when asked for, and at rest for members: its cookie lives a minute and its script renews it. */
export function ClerkSessionKeeper({ publishableKey, known }: { publishableKey: string; known: boolean }) {
  const demand = useClerkDemand();
  const keeps = useSessionAtRest(known);
  const { revalidate } = useRevalidator();
  const [Host, setHost] = useState<Host | null>(null);
  const wanted = keeps || demand.signIn !== null || demand.signOut !== null;

  useEffect(() => {
    if (!wanted || Host) return;
    setClerkStatus("loading");
    import("./ClerkHost.client").then(
      ({ ClerkHost }) => setHost(() => ClerkHost),
      () => setClerkStatus("failed"),
    );
  }, [wanted, Host]);

  const asked = useRef(false);
  const readAgain = useCallback(() => {
    if (known || asked.current) return;
    asked.current = true;
    revalidate();
  }, [known, revalidate]);

  return Host && <Host publishableKey={publishableKey} demand={demand} onSignedIn={readAgain} />;
}

/** True once the page is at rest and this browser has a session at Clerk, known to our server or not. */
function useSessionAtRest(known: boolean): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!known && !/(?:^|; )__client_uat(?:_[\w-]+)?=[1-9]/.test(document.cookie)) return;
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setAtRest(true), 2000);
      return () => clearTimeout(timer);
    }
    const waiting = window.requestIdleCallback(() => setAtRest(true), { timeout: 10_000 });
    return () => window.cancelIdleCallback(waiting);
  }, [known]);
  return atRest;
}
