import { useEffect, useState } from "react";
import { replayPreHydrationInput } from "./pre-hydration-input.client";

/** Replays what was entered before hydration, once the components beside it have settled and read what they store. */
export function PreHydrationInput() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSettled) return setSettled(true);
    // Outside of React's own work, so that each field is answered before the next one.
    const timer = setTimeout(replayPreHydrationInput);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return null;
}
