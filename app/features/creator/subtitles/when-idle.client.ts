/** Calls once the browser has nothing better to do after loading; gives the way to call it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(call, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const handle = setTimeout(call, 1500);
  return () => clearTimeout(handle);
}
