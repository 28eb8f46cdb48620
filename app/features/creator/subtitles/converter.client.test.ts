import { expect, test, vi } from "vitest";
import { FakeWorker } from "../../../../test/support/fake-worker";
import type { Answer, Request } from "./convert";
import { type Choices, type Conversion, convertTranscript } from "./convert";
import { openConverter, type State, TIME_LIMIT_MS } from "./converter.client";
import { readTranscript } from "./reading/rows";

const choices: Choices = { format: "srt", order: "both", oneText: null, mended: false };
const conversion: Conversion = convertTranscript(readTranscript("0:01\nHello"), choices);

/** A converter over workers that answer only when a test says so. */
function setUp() {
  vi.useFakeTimers();
  const states: State[] = [];
  const workers: FakeWorker<Request, Answer>[] = [];
  const converter = openConverter({
    choices,
    onState: (state) => states.push(state),
    startWorker() {
      const worker = new FakeWorker<Request, Answer>();
      workers.push(worker);
      return worker;
    },
  });
  const converted = (id: number): Answer => ({ kind: "converted", id, conversion });
  return { converter, states, workers, converted };
}

test("typing is converted once, 300 ms after it pauses", () => {
  const { converter, workers } = setUp();
  for (const text of ["0", "0:", "0:0", "0:01 hi"]) {
    converter.write(text);
    vi.advanceTimersByTime(299);
  }
  expect(workers).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(workers.flatMap(({ sent }) => sent)).toEqual([{ id: 1, text: "0:01 hi", choices }]);
});

test("no worker is started for an empty field", () => {
  const { converter, workers, states } = setUp();
  converter.write(" \n");
  vi.runAllTimers();
  expect([workers.length, states.at(-1)]).toEqual([0, { kind: "empty" }]);
});

test("the newest input wins: a worker busy with an older one is ended, and its answer does not count", () => {
  const { converter, workers, states, converted } = setUp();
  converter.write("0:01 old");
  vi.advanceTimersByTime(300);
  converter.write("0:02 new");
  vi.advanceTimersByTime(300);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[0]?.answer(converted(1));
  expect(states.at(-1)?.kind).toBe("converting");
  workers[1]?.answer(converted(2));
  expect(states.at(-1)).toEqual({ kind: "converted", conversion });
});

test("a choice is converted at once and does not send the text again", () => {
  const { converter, workers, converted } = setUp();
  converter.write("0:01 hi");
  vi.advanceTimersByTime(300);
  workers[0]?.answer(converted(1));
  converter.choose({ ...choices, format: "vtt" });
  expect(workers[0]?.sent[1]).toEqual({ id: 2, choices: { ...choices, format: "vtt" } });
});

test("a conversion that takes too long is ended and reported, and the next one gets a new worker with the text", () => {
  const { converter, workers, states } = setUp();
  converter.write("0:01 hi");
  vi.advanceTimersByTime(300 + TIME_LIMIT_MS);
  expect([workers[0]?.isEnded, states.at(-1)]).toEqual([true, { kind: "failed", problem: "timedOut" }]);
  converter.choose({ ...choices, order: "first" });
  expect(workers[1]?.sent).toEqual([{ id: 2, text: "0:01 hi", choices: { ...choices, order: "first" } }]);
});

test.each([
  [true, "failed"],
  [false, "unavailable"],
])("a worker that breaks (started: %s) is reported as %s", (isReady, problem) => {
  const { converter, workers, states } = setUp();
  converter.write("0:01 hi");
  vi.advanceTimersByTime(300);
  if (isReady) workers[0]?.answer({ kind: "ready" });
  workers[0]?.break();
  expect(states.at(-1)).toEqual({ kind: "failed", problem });
});

test("a worker that broke is tried again with the next text", () => {
  const { converter, workers } = setUp();
  converter.write("0:01 hi");
  vi.advanceTimersByTime(300);
  workers[0]?.break();
  converter.write("0:01 hi again");
  vi.advanceTimersByTime(300);
  expect(workers[1]?.sent).toHaveLength(1);
});
