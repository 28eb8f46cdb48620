export type Person = {
  subject: string;
  primaryEmail: string;
  emails: string[];
  emailVerified: boolean;
  name: string | null;
  imageUrl: string | null;
};

export type Verification =
  | { state: "signedIn"; subject: string }
  | { state: "signedOut" }
  | { state: "redirect"; response: Response };

type SessionVerifier = {
  /** Never throws for a bad token: whatever cannot be verified is signed out. */
  verify(request: Request): Promise<Verification>;
  person(subject: string, request: Request): Promise<Person>;
  signOut(): Promise<string[]>;
};

export type ClerkIdentity = SessionVerifier & { kind: "clerk"; publishableKey: string; frontendApi: string };

export type EmbeddedIdentity = SessionVerifier & {
  kind: "embedded";
  signIn(email: string): Promise<string>;
};

export type Identity = ClerkIdentity | EmbeddedIdentity;
