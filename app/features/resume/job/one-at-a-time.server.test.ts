import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.server";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Who has come in so far, and how each leaves. */
function visitors(mostMs: number) {
  const enter = oneAtATime(mostMs);
  const came: string[] = [];
  const leave = new Map<string, () => void>();
  async function comes(name: string) {
    const left = await enter();
    came.push(name);
    leave.set(name, left);
  }
  return { came, comes, leaves: (name: string) => leave.get(name)?.() };
}

test("each waits until the one before has left, and none is forgotten", async () => {
  const { came, comes, leaves } = visitors(10_000);
  for (const name of ["a", "b", "c"]) void comes(name);
  await vi.advanceTimersByTimeAsync(5000);
  expect(came).toEqual(["a"]);
  for (let count = 1; count < 3; count++) {
    leaves(came.at(-1) ?? "");
    await vi.advanceTimersByTimeAsync(100);
    expect(came).toHaveLength(count + 1);
  }
  expect(came.toSorted()).toEqual(["a", "b", "c"]);
});

test("one that is stopped and says nothing keeps nobody out for good", async () => {
  const { came, comes } = visitors(10_000);
  void comes("stopped");
  void comes("next");
  await vi.advanceTimersByTimeAsync(9000);
  expect(came).toEqual(["stopped"]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(came).toEqual(["stopped", "next"]);
});

test("who leaves late or twice lets nobody in beside another", async () => {
  const { came, comes, leaves } = visitors(10_000);
  void comes("late");
  void comes("next");
  void comes("third");
  await vi.advanceTimersByTimeAsync(10_100);
  leaves("late");
  leaves("late");
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).toHaveLength(2);
});
