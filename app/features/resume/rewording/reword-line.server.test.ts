import { expect, test } from "vitest";
import type { LineToReword, Reword } from "~/ports/analyst";
import { rewordLine } from "./reword-line.server";

const line: LineToReword = {
  text: "Responsible for building a billing service in Go that cut costs by 30% for 12 teams.",
  section: "experience",
  title: "Engineer",
  language: "en",
};
const good = [
  "Built a billing service in Go that cut costs by 30% for 12 teams.",
  "Developed a billing service in Go that cut costs by 30% for 12 teams.",
  "Built a Go billing service that reduced costs by 30% for 12 teams.",
  "Created a billing service in Go that cut costs by 30% for 12 teams.",
];
const invented = "Built a billing service in Go at Google that cut costs by 90% for 12 teams.";

/** A model that says this and ends. */
const saying =
  (...texts: string[]): Reword =>
  async (_, onProposal) => {
    for (const text of texts) onProposal(text);
    return { ok: true };
  };

async function ask(reword: Reword, signal = new AbortController().signal) {
  const wordings: string[] = [];
  const result = await rewordLine(reword, line, (text) => void wordings.push(text), signal);
  return { wordings, result };
}

test("the model is asked once about that line alone, and hands over at most three wordings", async () => {
  const asked: LineToReword[] = [];
  const { wordings, result } = await ask(async (about, onProposal) => {
    asked.push(about);
    return saying(...good)(about, onProposal, new AbortController().signal);
  });
  expect(asked).toEqual([line]);
  expect(result).toEqual({ ok: true });
  expect(wordings).toEqual(good.slice(0, 3));
});

test("a wording is handed over before the next is there", async () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const wordings: string[] = [];
  const first = Promise.withResolvers<void>();
  const asked = rewordLine(
    async (_, onProposal) => {
      onProposal(good[0] ?? "");
      await promise;
      onProposal(good[1] ?? "");
      return { ok: true };
    },
    line,
    (text) => {
      wordings.push(text);
      first.resolve();
    },
    new AbortController().signal,
  );
  await first.promise;
  expect(wordings).toEqual(good.slice(0, 1));
  goOn();
  await asked;
  expect(wordings).toEqual(good.slice(0, 2));
});

test("what states other facts, other languages and markup are left out, and so is what came before", async () => {
  const { wordings, result } = await ask(
    saying(
      "Sure! Here are three:",
      invented,
      `**${good[0]}**`,
      "用 Go 搭建计费服务，为 12 个团队节省 30% 成本。",
      `1. ${good[0]}`,
      `2. ${good[0]}`,
    ),
  );
  expect(result).toEqual({ ok: true });
  expect(wordings).toEqual(good.slice(0, 1));
});

test.each<[string, Reword, string]>([
  ["only invents", saying(invented, invented.replace("Google", "Meta")), "wordings.noneFits"],
  ["says the line again", saying(line.text), "wordings.noneFits"],
  ["says five megabytes", saying("x".repeat(5_000_000)), "wordings.noneFits"],
  ["says nothing", saying(), "wordings.badAnswer"],
  ["answers nonsense", async () => ({ ok: false, reason: "analyst.badAnswer" }), "wordings.badAnswer"],
  ["is down", async () => ({ ok: false, reason: "analyst.unavailable" }), "wordings.unavailable"],
  ["refuses the key", async () => ({ ok: false, reason: "analyst.refusedKey" }), "wordings.unavailable"],
  ["is too slow", async () => ({ ok: false, reason: "analyst.timedOut" }), "wordings.timedOut"],
])("a model that %s is refused in its own words", async (_, reword, reason) => {
  expect(await ask(reword)).toEqual({ wordings: [], result: { ok: false, reason } });
});

test("when to come again is told with what is spent", async () => {
  const values = { retryAfter: 7200 };
  const { result } = await ask(async () => ({ ok: false, reason: "analyst.ownSpent", values }));
  expect(result).toEqual({ ok: false, reason: "wordings.ownSpent", values });
});

test("what came before the model failed is kept", async () => {
  const { wordings, result } = await ask(async (_, onProposal) => {
    onProposal(good[0] ?? "");
    return { ok: false, reason: "analyst.timedOut" };
  });
  expect([wordings, result]).toEqual([good.slice(0, 1), { ok: true }]);
});

test.each([
  ["wordings", good, 3],
  ["inventions", [invented], 0],
])("a model that never ends with %s is let go", async (_, texts, count) => {
  let said = 0;
  const { wordings } = await ask(async (_, onProposal, signal) => {
    while (!signal.aborted && said < 1000) onProposal(texts[said++ % texts.length] ?? "");
    return { ok: false, reason: "analyst.timedOut" };
  });
  expect(wordings).toHaveLength(count);
  expect(said).toBeLessThanOrEqual(12);
});

test("whoever goes away ends the question", async () => {
  const gone = new AbortController();
  const { result } = await ask(async (_, _onProposal, signal) => {
    gone.abort();
    return signal.aborted ? { ok: false, reason: "analyst.timedOut" } : { ok: true };
  }, gone.signal);
  expect(result).toEqual({ ok: false, reason: "wordings.timedOut" });
});
