import { decodableHash } from "~/core/starting-text";

function mend(): void {
  const { hash, pathname, search } = window.location;
  const mended = decodableHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, "", pathname + search + mended);
}

/** The framework decodes the fragment after every navigation, and a damaged one would stop the page: to be called before it listens. */
export function watchFragment(): void {
  mend();
  window.addEventListener("popstate", mend);
}
