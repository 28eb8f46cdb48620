import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { claimMemberStorage, clearMemberStorage, deleteDatabase } from "~/core/member-storage";
import { memberDatabase } from "~/core/storage-names";
import { newDatabases, refusing, silent } from "../../../../test/support/databases";
import { openKeeper } from "./keeper.client";
import { versionStore } from "./version-store.client";

let clock = 0;
let ids = 0;

beforeEach(() => {
  vi.stubGlobal("indexedDB", newDatabases());
});

function storage() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const result = (text: string) => JSON.stringify({ optimized_resume: text, original_file_name: "cv.pdf" });

/** A tab of a member, with what it holds of a result; reloading it keeps what it holds. */
async function tabOf(member: string, text: string | null, own = storage()) {
  claimMemberStorage(own, member);
  if (text !== null) own.setItem("resumeData", result(text));
  const keeper = openKeeper({
    tab: own,
    store: versionStore(member, 2000),
    now: () => ++clock,
    newId: () => `id${++ids}`,
    firstName: (fileName) => (fileName ?? "Resume").replace(/\.\w+$/, ""),
  });
  await keeper.start();
  return { own, keeper, shown: () => own.getItem("resumeData") };
}

async function revise(tab: Awaited<ReturnType<typeof tabOf>>, letter: string) {
  tab.own.setItem("resumeRevision", JSON.stringify({ letter }));
  await tab.keeper.touch();
}

const names = ({ keeper }: Awaited<ReturnType<typeof tabOf>>) =>
  keeper.state().versions.map(({ name }) => name);
const letters = ({ keeper }: Awaited<ReturnType<typeof tabOf>>) =>
  keeper.state().versions.map(({ revision }) => revision.letter);

describe("without being asked", () => {
  it("keeps nothing: no database is made by looking, by changes or by a reload", async () => {
    const tab = await tabOf("ada", "# Ada");
    await revise(tab, "changed");
    await tabOf("ada", null, tab.own);
    expect(await indexedDB.databases()).toEqual([]);
    expect(tab.keeper.state()).toEqual({ kept: false, versions: [], current: null, problem: null });
  });

  it("opens nothing in an empty tab", async () => {
    expect((await tabOf("ada", null)).shown()).toBeNull();
  });
});

describe("once its owner wants it", () => {
  it("keeps the working version, named by its file, and gives it to the next empty tab", async () => {
    const today = await tabOf("ada", "# Ada");
    await today.keeper.keep();
    await revise(today, "written today");
    const tomorrow = await tabOf("ada", null);
    expect(tomorrow.shown()).toBe(result("# Ada"));
    expect([names(tomorrow), letters(tomorrow)]).toEqual([["cv"], ["written today"]]);
    expect(tomorrow.keeper.state().current).toBe(today.keeper.state().current);
  });

  it("keeps a new result as a version of its own, under a name that is free", async () => {
    const first = await tabOf("ada", "# Ada");
    await first.keeper.keep();
    const next = await tabOf("ada", "# Ada Byron");
    expect(names(next)).toEqual(["cv (2)", "cv"]);
  });

  it("can begin without a result, which is kept when it comes", async () => {
    const tab = await tabOf("ada", null);
    await tab.keeper.keep();
    expect(tab.keeper.state()).toMatchObject({ kept: true, versions: [], problem: null });
    expect(names(await tabOf("ada", "# Ada"))).toEqual(["cv"]);
  });

  it("goes on with what another tab began to keep since this one looked", async () => {
    const first = await tabOf("ada", "# Ada");
    const second = await tabOf("ada", "# Ada Byron");
    await first.keeper.keep();
    await second.keeper.keep();
    expect(names(second)).toEqual(["cv (2)", "cv"]);
    expect(names(await tabOf("ada", null))).toEqual(["cv (2)", "cv"]);
  });

  it("saves under a new name, and what follows changes the new one alone", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await revise(tab, "one");
    await tab.keeper.saveAs("For Acme");
    await revise(tab, "two");
    expect([names(tab), letters(tab)]).toEqual([
      ["For Acme", "cv"],
      ["two", "one"],
    ]);
  });

  it("opens another version after saving this one", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await tab.keeper.saveAs("For Acme");
    const [, first] = tab.keeper.state().versions;
    tab.own.setItem("resumeRevision", JSON.stringify({ letter: "typed just now" }));
    expect(await tab.keeper.open(first?.id ?? "")).toBe(true);
    expect(tab.own.getItem("resumeRevision")).toBeNull();
    expect(letters(tab)).toContain("typed just now");
    expect(tab.keeper.state().current).toBe(first?.id);
  });

  it("renames and deletes; a deleted version stays in the tab and is not saved again by itself", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await tab.keeper.saveAs("For Acme");
    const { current } = tab.keeper.state();
    await tab.keeper.rename(current ?? "", "cv");
    expect(names(tab)).toEqual(["cv (2)", "cv"]);
    await tab.keeper.remove(current ?? "");
    await revise(tab, "after it");
    expect([names(tab), letters(tab)]).toEqual([["cv"], [null]]);
    expect([tab.shown(), tab.keeper.state().current]).toEqual([result("# Ada"), null]);
  });

  it("forgets all: no database is left, the tab keeps what it shows, and later changes make none", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await tab.keeper.saveAs("For Acme");
    await tab.keeper.forget();
    await revise(tab, "later");
    expect(await indexedDB.databases()).toEqual([]);
    expect(tab.keeper.state()).toEqual({ kept: false, versions: [], current: null, problem: null });
    expect(tab.shown()).toBe(result("# Ada"));
  });

  it("saves all of many quick changes", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await Promise.all(["a", "b", "c"].map((letter) => revise(tab, letter)));
    expect(letters(tab)).toEqual(["c"]);
    expect(letters(await tabOf("ada", null))).toEqual(["c"]);
  });
});

describe("what could not be saved at once", () => {
  it("is saved when the page comes back", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    tab.own.setItem("resumeRevision", JSON.stringify({ letter: "left at once" }));
    const reloaded = await tabOf("ada", null, tab.own);
    await reloaded.keeper.touch();
    expect(letters(await tabOf("ada", null))).toEqual(["left at once"]);
    expect(reloaded.keeper.state().problem).toBeNull();
  });

  it("is saved as soon as keeping has begun", async () => {
    const tab = await tabOf("ada", "# Ada");
    const kept = tab.keeper.keep();
    await revise(tab, "typed meanwhile");
    await kept;
    await expect.poll(async () => letters(await tabOf("ada", null))).toEqual(["typed meanwhile"]);
  });

  it("waits for an answer where another tab deleted its version: no other version takes its place", async () => {
    const first = await tabOf("ada", "# Ada");
    await first.keeper.keep();
    await first.keeper.saveAs("For Acme");
    const [acme, cv] = first.keeper.state().versions;
    const second = await tabOf("ada", null);
    await first.keeper.remove(acme?.id ?? "");
    second.own.setItem("resumeRevision", JSON.stringify({ letter: "not saved" }));
    expect(await second.keeper.open(cv?.id ?? "")).toBe(false);
    expect(second.keeper.state().problem).toBe("removed");
    expect(second.own.getItem("resumeRevision")).toContain("not saved");
  });

  it("stays where the version to open is gone", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    expect(await tab.keeper.open("gone")).toBe(false);
    expect(tab.keeper.state()).toMatchObject({ kept: true, problem: null });
  });
});

describe("another member at the same computer", () => {
  it("sees nothing, and what was there is gone", async () => {
    const ada = await tabOf("ada", "# Ada");
    await ada.keeper.keep();
    const bob = await tabOf("bob", null);
    expect([bob.shown(), bob.keeper.state().kept]).toEqual([null, false]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("is not written over by a tab that the first one left open", async () => {
    const ada = await tabOf("ada", "# Ada");
    await ada.keeper.keep();
    const bob = await tabOf("bob", "# Bob");
    await bob.keeper.keep();
    await revise(ada, "late");
    expect(ada.keeper.state()).toMatchObject({ kept: false, problem: "forgotten" });
    expect(letters(await tabOf("bob", null))).toEqual([null]);
  });

  it("sees nothing after signing out, which forgets the tab and the device", async () => {
    const ada = await tabOf("ada", "# Ada");
    await ada.keeper.keep();
    clearMemberStorage(ada.own);
    await deleteDatabase(indexedDB, memberDatabase);
    expect([ada.own.held.size, await indexedDB.databases()]).toEqual([0, []]);
    expect((await tabOf("ada", null, ada.own)).shown()).toBeNull();
  });
});

describe("two tabs", () => {
  it("of one version lose nothing: the second to save becomes a version of its own", async () => {
    const first = await tabOf("ada", "# Ada");
    await first.keeper.keep();
    const second = await tabOf("ada", null);
    await revise(first, "of the first");
    await revise(second, "of the second");
    expect(second.keeper.state().problem).toBe("forked");
    expect([names(second), letters(second)]).toEqual([
      ["cv (2)", "cv"],
      ["of the second", "of the first"],
    ]);
    await revise(first, "more of the first");
    expect(first.keeper.state().problem).toBeNull();
    expect(letters(first)).toEqual(["more of the first", "of the second"]);
  });

  it("that were duplicated count as two", async () => {
    const first = await tabOf("ada", "# Ada");
    await first.keeper.keep();
    const copy = storage();
    for (const [key, value] of first.own.held) copy.setItem(key, value);
    const second = await tabOf("ada", null, copy);
    await revise(first, "one");
    await revise(second, "two");
    expect(letters(second)).toEqual(["two", "one"]);
  });

  it("tell when the other one deleted the version or all of them", async () => {
    const first = await tabOf("ada", "# Ada");
    await first.keeper.keep();
    const second = await tabOf("ada", null);
    await first.keeper.remove(first.keeper.state().current ?? "");
    await revise(second, "late");
    expect(second.keeper.state()).toMatchObject({
      kept: true,
      current: null,
      problem: "removed",
      versions: [],
    });
    await second.keeper.saveAs("again");
    await first.keeper.forget();
    await revise(second, "later");
    expect(second.keeper.state()).toMatchObject({ kept: false, problem: "forgotten" });
    expect(await indexedDB.databases()).toEqual([]);
  });

  test("a reload in the middle of a save is no other tab", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    tab.own.setItem("resumeRevision", JSON.stringify({ letter: "one" }));
    const cut = tab.own.held;
    const saved = tab.keeper.touch();
    const before = new Map(cut);
    await saved;
    const own = storage();
    for (const [key, value] of before) own.setItem(key, value);
    const reloaded = await tabOf("ada", null, own);
    await revise(reloaded, "two");
    expect([reloaded.keeper.state().problem, letters(reloaded)]).toEqual([null, ["two"]]);
  });
});

describe("a browser that refuses", () => {
  it("keeps nothing, and says so when it is asked to", async () => {
    vi.stubGlobal("indexedDB", refusing("SecurityError"));
    const tab = await tabOf("ada", "# Ada");
    expect(tab.keeper.state()).toMatchObject({ kept: false, problem: null });
    await tab.keeper.keep();
    expect(tab.keeper.state()).toMatchObject({ kept: false, problem: "blocked" });
    expect(tab.shown()).toBe(result("# Ada"));
  });

  it("that is full says so, leaves what was saved, and saves again when there is room", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await revise(tab, "fits");
    const databases = indexedDB;
    vi.stubGlobal("indexedDB", refusing("QuotaExceededError"));
    await revise(tab, "does not fit");
    expect(tab.keeper.state()).toMatchObject({ kept: true, problem: "full" });
    expect(await tab.keeper.open(tab.keeper.state().current ?? "")).toBe(false);
    expect(tab.own.getItem("resumeRevision")).toContain("does not fit");
    vi.stubGlobal("indexedDB", databases);
    await revise(tab, "fits again");
    expect([tab.keeper.state().problem, letters(tab)]).toEqual([null, ["fits again"]]);
  });

  it("that never answers is given up on", async () => {
    vi.stubGlobal("indexedDB", silent);
    const store = versionStore("ada", 20);
    await expect(store.isOn()).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("holds damaged versions without showing them", async () => {
    const tab = await tabOf("ada", "# Ada");
    await tab.keeper.keep();
    await versionStore("ada", 2000).change("x", () => ({
      id: "x",
      name: "broken",
      savedAt: ++clock,
      stamp: "s",
      content: { resumeData: "{", resumeRevision: null },
    }));
    const next = await tabOf("ada", null);
    expect([names(next), next.shown()]).toEqual([["cv"], result("# Ada")]);
  });
});
