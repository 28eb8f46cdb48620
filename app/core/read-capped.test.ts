import { expect, test } from "vitest";
import { readCapped } from "./read-capped";

function streamOf(chunks: number[][], { isEndless = false } = {}) {
  const state = { isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      if (!isEndless) controller.close();
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { stream, state };
}

test("all chunks come as one", async () => {
  expect(await readCapped(streamOf([[1, 2], [3]]).stream, 3)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await readCapped(null, 3)).toEqual(new Uint8Array());
});

test("one byte too many ends the reading and the stream", async () => {
  const { stream, state } = streamOf([[1, 2], [3]], { isEndless: true });
  expect(await readCapped(stream, 2)).toBeNull();
  expect(state.isCancelled).toBe(true);
});

test("an abort ends the reading of a stream that sends nothing", async () => {
  const { stream, state } = streamOf([], { isEndless: true });
  await readCapped(stream, 2, AbortSignal.timeout(5));
  expect(state.isCancelled).toBe(true);
});
