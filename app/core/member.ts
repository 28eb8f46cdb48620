import type { Membership } from "./membership";

/** A person who has signed in. `id` is the identity provider's subject and stays on the server. */
export type Member = {
  id: string;
  /** Empty while D1 does not answer: somebody is signed in, but nobody knows who. */
  pingId: string;
  email: string;
  name: string | null;
  imageUrl: string | null;
  isAdmin: boolean;
  /** null while D1 does not answer. */
  createdAt: Date | null;
  membership: Membership;
};

export type Viewer = Pick<Member, "pingId" | "email" | "name" | "imageUrl" | "isAdmin">;

/** How one signs in: through Clerk's own pages, or through our form where no provider is configured (development). */
export type IdentityChoice = { kind: "clerk"; publishableKey: string } | { kind: "embedded" };
