/** How people sign in here, as far as a page may know. */
export type SignInMethod = { kind: "embedded" } | { kind: "clerk"; publishableKey: string };
