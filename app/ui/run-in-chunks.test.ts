import { expect, test } from "vitest";
import { inTurns } from "./run-in-chunks";

/** Waits while other work takes several turns. */
function otherTurns(): Promise<void> {
  let steps = 0;
  return new Promise((resolve) => {
    inTurns(() => {
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
    inTurns(() => {
      steps++;
      if (steps === 5) resolve();
      return steps === 5;
    }, 0.01);
  });
  await otherTurns();
  expect(steps).toBe(5);
});

test("others get their turn between the steps of a long work", async () => {
  const happened: string[] = [];
  const other = new MessageChannel();
  other.port1.onmessage = () => happened.push("other");
  await new Promise<void>((resolve) => {
    inTurns(() => {
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

test("work that is called off is not gone on with", async () => {
  let steps = 0;
  const stop = inTurns(() => {
    steps++;
    return false;
  }, 1);
  stop();
  const before = steps;
  await otherTurns();
  expect(before).toBeGreaterThan(0);
  expect(steps).toBe(before);
});
