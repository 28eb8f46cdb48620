import type { Result } from "~/core/result";

export type Person = {
  subject: string;
  /** Empty where the account has none, or has not verified it: anybody can add anybody's. */
  primaryEmail: string;
  /** Every verified address, in lower case. */
  emails: string[];
  name: string | null;
  imageUrl: string | null;
};

export type Verification =
  /** `signedInAt`: when the person proved who they are, which no renewal does; null where the token does not say. */
  | { state: "signedIn"; subject: string; openedAt: Date; signedInAt: Date | null }
  | { state: "signedOut" }
  | { state: "redirect"; response: Response };

/** What a verified webhook event speaks of. What it says of it is not read: the provider is asked what is so now. */
export type IdentityEvent = { type: "user.updated" | "user.deleted"; subject: string } | { type: "other" };

type Answer<Value extends object> = Promise<Result<Value, "account.signInUnavailable">>;

type SessionVerifier = {
  /** Never throws for a bad token: whatever cannot be verified is signed out. */
  verify(request: Request): Promise<Verification>;
  person(subject: string, request: Request): Promise<Person>;
  signOut(): Promise<string[]>;
  deleteAccount(subject: string): Answer<object>;
};

export type ClerkIdentity = SessionVerifier & {
  kind: "clerk";
  publishableKey: string;
  frontendApi: string;
  /** The person as the provider knows them now; null where there is no such account any more. */
  readPerson(subject: string): Answer<{ person: Person | null }>;
  /** null where the signature does not fit the body, or is older than 300 seconds. */
  readEvent(webhook: Request): Promise<IdentityEvent | null>;
};

export type EmbeddedIdentity = SessionVerifier & {
  kind: "embedded";
  signIn(email: string, name?: string): Promise<string>;
};

export type Identity = ClerkIdentity | EmbeddedIdentity;
