import { afterAll, vi } from "vitest";

// Files share their worker: clocks, globals and spies of one are not those of the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
