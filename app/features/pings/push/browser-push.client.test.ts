import { afterEach, expect, test, vi } from "vitest";
import { paths } from "~/paths";
import { endChoice, readState } from "./browser-push.client";

const endpoint = "https://push.example/1";
const chosen = {
  hour: 7,
  time_zone: "Europe/London",
  tag_ids: ["a"],
  alert_score: 90,
  next_at: "2026-11-30T07:00:00Z",
};
const read = { success: true, chosen, ended: false };
const tags = [
  { tag_id: "a", tag: "AI", user_id: null },
  { tag_id: "mine", tag: "Mine", user_id: "me" },
];

afterEach(() => vi.unstubAllGlobals());

function inBrowser(subscription: () => Promise<object | null>, answers: Record<string, () => Response>) {
  const registration = { pushManager: { getSubscription: subscription } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal(
    "fetch",
    async (path: string) => answers[path]?.() ?? Promise.reject(new TypeError("no network")),
  );
}

const subscribed = async () => ({ endpoint });
const theTags = { [paths.allTags()]: () => Response.json(tags) };
const theChoice = { [paths.pushSubscription()]: () => Response.json(read) };

test("what was chosen is read beside the world's subjects", async () => {
  inBrowser(subscribed, { ...theTags, ...theChoice });
  expect(await readState()).toEqual({ chosen, subjects: [{ id: "a", name: "AI" }] });
  inBrowser(async () => null, theTags);
  expect(await readState()).toEqual({ chosen: null, subjects: [{ id: "a", name: "AI" }] });
});

const choiceAs = (answer: () => Response) => ({ ...theTags, [paths.pushSubscription()]: answer });

test.each([
  ["does not come", theTags],
  ["is refused", choiceAs(() => Response.json({ error: "Busy" }, { status: 503 }))],
  ["is a page of somebody else's", choiceAs(() => new Response("<!doctype html>"))],
  ["comes without subjects", { ...theChoice, [paths.allTags()]: () => Response.json({}) }],
  [
    "comes with subjects that broke",
    { ...theChoice, [paths.allTags()]: () => new Response("", { status: 500 }) },
  ],
])("a choice that %s is not taken for none", async (_, answers) => {
  inBrowser(subscribed, answers);
  await expect(readState()).rejects.toThrow("not read");
});

test("a browser that does not say whether it is subscribed is not taken for one that is not", async () => {
  inBrowser(() => Promise.reject(new Error("storage is off")), { ...theTags, ...theChoice });
  await expect(readState()).rejects.toThrow("storage is off");
  await expect(endChoice()).rejects.toThrow("storage is off");
});
