import { useInsertionEffect, useRef } from "react";

/** The value of the newest render, for callbacks that outlive theirs. Not to be read while rendering. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  // Before every other effect, which may read it; never during a render, which may be thrown away.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
