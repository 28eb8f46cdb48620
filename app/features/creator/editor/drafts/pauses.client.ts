const LONGEST_TURN_MS = 12;

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // Not slowed down in a tab that nobody looks at, as a timer is.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What long work awaits between its parts: it lets the page answer whenever the work has taken long enough. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
