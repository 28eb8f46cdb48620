import type { SignInMethod } from "../sign-in-method";
import { ClerkSignIn } from "./ClerkSignIn";
import { type SignInAnswer, SignInForm } from "./SignInForm";

type SignInPanelProps = { method: SignInMethod; redirectTo: string } & SignInAnswer;

/** The sign-in form of the identity provider in use. */
export function SignInPanel({ method, redirectTo, problem }: SignInPanelProps) {
  if (method.kind === "clerk") return <ClerkSignIn redirectTo={redirectTo} />;
  return <SignInForm redirectTo={redirectTo} problem={problem} />;
}
