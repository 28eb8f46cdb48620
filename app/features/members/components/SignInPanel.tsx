import type { IdentityChoice } from "~/core/member";
import { ClerkSignIn } from "./ClerkSignIn";
import { type SignInAnswer, SignInForm } from "./SignInForm";

type SignInPanelProps = { identity: IdentityChoice; redirectTo: string } & SignInAnswer;

/** The sign-in form of the identity provider in use. */
export function SignInPanel({ identity, redirectTo, problem }: SignInPanelProps) {
  if (identity.kind === "clerk") return <ClerkSignIn redirectTo={redirectTo} />;
  return <SignInForm redirectTo={redirectTo} problem={problem} />;
}
