import { useEffect, useState } from "react";
import { takeUpEarlyInput } from "./pre-hydration-input.client";

/** Hands over what was entered before the page ran, once everything beside it has settled, with what it keeps read in. */
export function EarlyInput() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSettled) return setSettled(true);
    // Outside of React's own work, so that each field is answered before the next one.
    const timer = setTimeout(takeUpEarlyInput);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return null;
}
