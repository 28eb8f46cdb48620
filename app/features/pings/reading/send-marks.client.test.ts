import { afterEach, expect, test, vi } from "vitest";
import { sendMarks } from "./send-marks.client";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call that hangs is given up, and what was pressed after it goes out", async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_path: string, { body, signal }: { body: string; signal?: AbortSignal }) => {
    sent.push(JSON.parse(body).action);
    if (sent.length > 1) return Promise.resolve(Response.json({ success: true, kept: ["b"] }));
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("given up"))));
  });
  const [reading, keeping] = [sendMarks("read", ["a"]), sendMarks("keep", ["b"])];
  await vi.waitFor(() => expect(sent).toEqual(["read"]));
  time.abort();
  expect(await reading).toMatchObject({ ok: false, kept: null });
  expect(await keeping).toMatchObject({ ok: true, kept: ["b"] });
  expect(sent).toEqual(["read", "keep"]);
});

test("of what is asked to be kept and is gone nothing is kept, which is no failure to ask", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: "Not there" }, { status: 404 })));
  expect(await sendMarks("keep", ["a"])).toEqual({ ok: false, kept: [], error: "Not there" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  expect(await sendMarks("keep", ["a"])).toEqual({ ok: false, kept: null, error: undefined });
});
