/** Who the identity provider says somebody is. Addresses are lower case. */
export type Person = {
  subject: string;
  primaryEmail: string;
  emails: string[];
  /** Whether the provider has verified the primary address. */
  emailVerified: boolean;
  name: string | null;
  imageUrl: string | null;
};

/**
 * The outcome of looking at a request's session. `redirect` is an answer that renews an expired session by way of the
 * provider; only page requests get one.
 */
export type Verification =
  | { state: "signedIn"; subject: string }
  | { state: "signedOut" }
  | { state: "redirect"; response: Response };

type SessionVerifier = {
  /** Never throws for a bad token: whatever cannot be verified is signed out. */
  verify(request: Request): Promise<Verification>;
  /** Reads the person behind a verified subject; called once per member, then kept in D1. */
  person(subject: string, request: Request): Promise<Person>;
  /** The Set-Cookie values that forget the session in this browser. */
  signOut(): Promise<string[]>;
};

export type ClerkIdentity = SessionVerifier & { kind: "clerk"; publishableKey: string; frontendApi: string };

export type EmbeddedIdentity = SessionVerifier & {
  kind: "embedded";
  /** The Set-Cookie value that signs a person in. */
  signIn(email: string): Promise<string>;
};

export type Identity = ClerkIdentity | EmbeddedIdentity;
