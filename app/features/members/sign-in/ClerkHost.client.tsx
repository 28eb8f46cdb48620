import { ClerkFailed, ClerkLoaded, ClerkProvider, SignIn, useAuth, useClerk } from "@clerk/remix";
import { type ComponentProps, useEffect } from "react";
import { createPortal } from "react-dom";
import { type ClerkDemand, setClerkStatus } from "./clerk-demand";

// The server takes no part in loading Clerk, so there is no state of its own to hand over.
const noServerState = { __type: "clerkState", __internal_clerk_state: {} } as ComponentProps<
  typeof ClerkProvider
>["clerkState"];

type ClerkHostProps = { publishableKey: string; demand: ClerkDemand; onSignedIn: () => void };

/** Loads Clerk's script, which keeps the session cookie fresh; ways that Clerk leads to are loaded as whole pages. */
export function ClerkHost({ publishableKey, demand, onSignedIn }: ClerkHostProps) {
  const { signIn, signOut } = demand;
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      clerkState={noServerState}
      telemetry={false}
      routerPush={(to) => window.location.assign(to)}
      routerReplace={(to) => window.location.replace(to)}
    >
      <ClerkLoaded>
        <Status status="ready" />
        <Session onSignedIn={onSignedIn} />
        {signOut && <SignOut onEnd={signOut} />}
        {signIn && createPortal(<SignIn routing="hash" forceRedirectUrl={signIn.redirectTo} />, signIn.node)}
      </ClerkLoaded>
      <ClerkFailed>
        <Status status="failed" />
      </ClerkFailed>
    </ClerkProvider>
  );
}

function Status({ status }: { status: "ready" | "failed" }) {
  useEffect(() => setClerkStatus(status), [status]);
  return null;
}

function Session({ onSignedIn }: { onSignedIn: () => void }) {
  const { isSignedIn } = useAuth();
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn, onSignedIn]);
  return null;
}

function SignOut({ onEnd }: { onEnd: (isEnded: boolean) => void }) {
  const { signOut } = useClerk();
  useEffect(() => {
    // With a callback Clerk leads nowhere itself; where there is no session it does not call it.
    signOut(() => undefined).then(
      () => onEnd(true),
      () => onEnd(false),
    );
  }, [signOut, onEnd]);
  return null;
}
