import type { Viewer } from "~/core/member";
import type { SignInMethod } from "../sign-in-method";
import { ClerkSessionKeeper } from "./ClerkSessionKeeper";
import { SignInButton } from "./SignInButton";
import { UserMenu } from "./UserMenu";

type AccountControlProps = {
  viewer: Viewer | null;
  identity: SignInMethod;
  /** Path and query of the page on screen, to come back to after signing in. */
  here: string;
};

/** The right end of the header: the sign-in button, or the menu of who is signed in. */
export function AccountControl({ viewer, identity, here }: AccountControlProps) {
  return (
    <>
      {viewer ? (
        <UserMenu viewer={viewer} method={identity} />
      ) : (
        <SignInButton method={identity} here={here} />
      )}
      {identity.kind === "clerk" && (
        <ClerkSessionKeeper publishableKey={identity.publishableKey} known={viewer !== null} />
      )}
    </>
  );
}
