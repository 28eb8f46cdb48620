/** The origin of the site that this copy was built for, which the build writes here. */
export const SITE: string = import.meta.env.VITE_SITE ?? "http://localhost:8787";

/** A copy for a store holds nothing that stores refuse. */
export const IS_FOR_STORE: boolean = import.meta.env.VITE_FOR_STORE === "1";
