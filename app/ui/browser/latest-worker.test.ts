import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWorker } from "../../../test/support/fake-worker";
import { latestWorker } from "./latest-worker";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests are texts, answered by themselves in capitals; a text may take as many seconds as it has characters. */
function setUp(options: { isLimitedOnceStarted?: boolean } = {}) {
  const workers: FakeWorker<string, string>[] = [];
  const heard: string[] = [];
  const client = latestWorker<string, string>({
    start() {
      const worker = new FakeWorker<string, string>();
      workers.push(worker);
      return worker;
    },
    answers: (message, request) => message === request.toUpperCase(),
    onMessage: (message) => heard.push(message),
    onProblem: (problem, request) => heard.push(`${problem}: ${request}`),
    limitMs: (request) => request.length * 1000,
    ...options,
  });
  const sent = () => workers.map((worker) => worker.sent);
  return { client, workers, heard, sent };
}

test("of all that comes while one is under way only the newest is sent, once that is answered", () => {
  const { client, workers, heard, sent } = setUp();
  for (const request of ["a", "b", "c", "d"]) client.send(request);
  expect(sent()).toEqual([["a"]]);
  workers[0]?.answer("part of a");
  expect([sent(), client.isBusy()]).toEqual([[["a"]], true]);
  workers[0]?.answer("A");
  expect(sent()).toEqual([["a", "d"]]);
  workers[0]?.answer("D");
  expect([sent(), client.isBusy()]).toEqual([[["a", "d"]], false]);
  expect(heard).toEqual(["part of a", "A", "D"]);
});

test("a request that takes too long ends the worker, and the newest goes to another", () => {
  const { client, workers, heard, sent } = setUp();
  client.send("ab");
  client.send("c");
  vi.advanceTimersByTime(1999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([heard, workers[0]?.isEnded, sent()]).toEqual([["timedOut: ab"], true, [["ab"], ["c"]]]);
  workers[0]?.answer("C");
  expect(client.isBusy()).toBe(true);
  workers[1]?.answer("C");
  vi.runAllTimers();
  expect(heard).toEqual(["timedOut: ab", "C"]);
});

test("where loading is free the time counts from the first message", () => {
  const { client, workers, heard } = setUp({ isLimitedOnceStarted: true });
  client.send("a");
  vi.advanceTimersByTime(60_000);
  workers[0]?.answer("ready");
  vi.advanceTimersByTime(999);
  expect(heard).toEqual(["ready"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["ready", "timedOut: a"]);
});

test.each([
  [false, "unavailable: a"],
  [true, "failed: a"],
])(
  "a worker that breaks (after a message: %s) is ended and tried again with the next request",
  (isReady, problem) => {
    const { client, workers, heard, sent } = setUp();
    client.send("a");
    if (isReady) workers[0]?.answer("ready");
    workers[0]?.break();
    expect(heard.at(-1)).toBe(problem);
    client.send("b");
    expect(sent()).toEqual([["a"], ["b"]]);
  },
);

test("one that breaks before it is asked anything is at no request", () => {
  const { client, workers, heard } = setUp();
  client.start();
  client.start();
  workers[0]?.break();
  expect([workers.length, heard]).toEqual([1, ["unavailable: null"]]);
});

test("a restart sends what waits to a new worker, a stop forgets it", () => {
  const { client, workers, heard, sent } = setUp();
  client.send("a");
  client.send("b");
  client.restart();
  expect([workers[0]?.isEnded, sent()]).toEqual([true, [["a"], ["b"]]]);
  client.send("c");
  client.stop();
  vi.runAllTimers();
  expect([workers[1]?.isEnded, client.isBusy(), heard]).toEqual([true, false, []]);
  client.restart();
  client.send("d");
  expect(sent()).toEqual([["a"], ["b"], ["d"]]);
});
