import type { IdentityChoice } from "~/core/member";
import { ClerkSignIn } from "./ClerkSignIn";
import { SignInForm, type SignInFormProps } from "./SignInForm";

type SignInPanelProps = { identity: IdentityChoice } & SignInFormProps;

export function SignInPanel({ identity, ...form }: SignInPanelProps) {
  if (identity.kind === "clerk") return <ClerkSignIn redirectTo={form.redirectTo} />;
  return <SignInForm {...form} />;
}
