import { expect, test } from "vitest";
import { serverSentEvents } from "./server-sent-events.server";

async function* counting(ended: () => void) {
  try {
    for (let number = 1; number <= 2; number++) yield { number };
  } finally {
    ended();
  }
}

test("each value is an event of its name, after how soon to come back", async () => {
  const answer = serverSentEvents(
    "job",
    counting(() => undefined),
  );
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(await answer.text()).toBe(
    'retry: 1000\n\nevent: job\ndata: {"number":1}\n\nevent: job\ndata: {"number":2}\n\n',
  );
});

test("a reader who leaves ends what makes the events", async () => {
  let isEnded = false;
  const reader = serverSentEvents(
    "job",
    counting(() => {
      isEnded = true;
    }),
  ).body?.getReader();
  await reader?.read();
  await reader?.read();
  expect(isEnded).toBe(false);
  await reader?.cancel();
  expect(isEnded).toBe(true);
});
