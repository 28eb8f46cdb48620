/** What may be shown of a secret. The end of a short one would give away too much of it. */
export type SecretView = { set: boolean; last4: string };
