import { useInsertionEffect, useRef } from "react";

/** The value of the newest render, for callbacks that outlive theirs. Not to be read while rendering. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
