import type { IdentityChoice, Viewer } from "~/core/member";
import { ClerkSessionKeeper } from "../sign-in/ClerkSessionKeeper";
import { SignInButton } from "../sign-in/SignInButton";
import { UserMenu } from "./UserMenu";

type AccountControlProps = {
  viewer: Viewer | null;
  identity: IdentityChoice;
  /** The path to come back to after signing in; left out where the sign-in form is on the page itself. */
  here?: string;
};

export function AccountControl({ viewer, identity, here }: AccountControlProps) {
  return (
    <>
      {viewer && <UserMenu viewer={viewer} identity={identity} />}
      {!viewer && here !== undefined && <SignInButton identity={identity} here={here} />}
      {identity.kind === "clerk" && (
        <ClerkSessionKeeper publishableKey={identity.publishableKey} known={viewer !== null} />
      )}
    </>
  );
}
