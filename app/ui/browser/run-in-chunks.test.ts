import { expect, test } from "vitest";
import { runInChunks } from "./run-in-chunks";

/** Waits while other work takes several chunks. */
function otherChunks(): Promise<void> {
  let steps = 0;
  return new Promise((resolve) => {
    runInChunks(() => {
      const until = performance.now() + 1;
      while (performance.now() < until);
      steps++;
      if (steps === 5) resolve();
      return steps === 5;
    }, 0.5);
  });
}

test("steps are called until one says that all is done", async () => {
  let steps = 0;
  await new Promise<void>((resolve) => {
    runInChunks(() => {
      steps++;
      if (steps === 5) resolve();
      return steps === 5;
    }, 0.01);
  });
  await otherChunks();
  expect(steps).toBe(5);
});

test("other work is done between the steps of a long work", async () => {
  const happened: string[] = [];
  const other = new MessageChannel();
  other.port1.onmessage = () => happened.push("other");
  await new Promise<void>((resolve) => {
    runInChunks(() => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      if (happened.length === 0) other.port2.postMessage(null);
      happened.push("step");
      if (happened.length < 8) return false;
      resolve();
      return true;
    }, 1);
  });
  other.port1.close();
  expect(happened.indexOf("other")).toBeGreaterThan(0);
  expect(happened.indexOf("other")).toBeLessThan(happened.lastIndexOf("step"));
});

test("cancelled work does not go on", async () => {
  let steps = 0;
  const stop = runInChunks(() => {
    steps++;
    return false;
  }, 1);
  stop();
  const before = steps;
  await otherChunks();
  expect(before).toBeGreaterThan(0);
  expect(steps).toBe(before);
});
