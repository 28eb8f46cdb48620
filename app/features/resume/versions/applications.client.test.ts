import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteDatabase } from "~/core/member-storage";
import { memberDatabase } from "~/core/storage-names";
import { newDatabases, refusing } from "../../../../test/support/databases";
import { openApplications } from "./applications.client";
import { versionStore } from "./version-store.client";

let ids = 0;

beforeEach(() => {
  vi.stubGlobal("indexedDB", newDatabases());
});

const storeOf = (member: string) => versionStore(member, 2000);

/** A browser without room, until what this answers is called. */
function fillBrowser() {
  const databases = indexedDB;
  vi.stubGlobal("indexedDB", refusing("QuotaExceededError"));
  return () => vi.stubGlobal("indexedDB", databases);
}

const begin = (member = "ada") => storeOf(member).create(null);

/** The list as a page of a member opens it. */
async function listOf(member = "ada", store = storeOf(member).applications) {
  const list = openApplications({
    store,
    now: () => new Date(2027, 2, 16, 12).getTime() + ++ids,
    newId: () => `id${++ids}`,
  });
  await list.load();
  return list;
}

const fieldsOf = (list: Awaited<ReturnType<typeof listOf>>) => {
  const { applications } = list.state();
  return Array.isArray(applications)
    ? applications.map(({ company, notes }) => `${company}:${notes}`)
    : applications;
};

/** What a page that opens now sees. */
const kept = async (member = "ada") => fieldsOf(await listOf(member));

describe("where nothing is kept", () => {
  it("is off, and looking makes no database", async () => {
    expect(await kept()).toBe("off");
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("keeps nothing of what another page still adds after all was forgotten", async () => {
    await begin();
    const list = await listOf();
    await deleteDatabase(indexedDB, memberDatabase);
    list.add({ company: "Acme" });
    await list.save();
    expect(list.state().applications).toBe("off");
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("shows another member nothing", async () => {
    await begin();
    const list = await listOf();
    list.add({ company: "Acme" });
    await list.save();
    expect(await kept("bob")).toBe("off");
  });
});

describe("an application", () => {
  it("is there after a reload, saved and dated today until its owner says otherwise", async () => {
    await begin();
    const list = await listOf();
    list.add({ company: "Acme", version: "v1" });
    await list.save();
    expect((await listOf()).state().applications).toMatchObject([
      { company: "Acme", post: "", status: "saved", date: "2027-03-16", version: "v1" },
    ]);
  });

  it("shows each letter at once and saves the last", async () => {
    await begin();
    const list = await listOf();
    const id = list.add({});
    for (const company of ["A", "Ac", "Acm", "Acme"]) {
      list.edit(id, { company });
      expect(fieldsOf(list)).toEqual([`${company}:`]);
    }
    expect(list.state().isSaving).toBe(true);
    await list.save();
    expect([await kept(), list.state().isSaving]).toEqual([["Acme:"], false]);
  });

  it("that is deleted can be put back as it was", async () => {
    await begin();
    const list = await listOf();
    list.add({ company: "Globex" });
    const id = list.add({ company: "Acme", notes: "call Ann" });
    list.remove(id);
    await list.save();
    expect([fieldsOf(list), await kept()]).toEqual([["Globex:"], ["Globex:"]]);
    list.putBack();
    await list.save();
    expect(await kept()).toEqual(["Acme:call Ann", "Globex:"]);
    expect(list.state().removed).toBeNull();
  });

  it("is put back even before its deletion is saved", async () => {
    await begin();
    const list = await listOf();
    const id = list.add({ company: "Acme" });
    await list.save();
    list.remove(id);
    list.putBack();
    await list.save();
    expect(await kept()).toEqual(["Acme:"]);
  });
});

describe("two pages", () => {
  it("do not write over each other's fields", async () => {
    await begin();
    const one = await listOf();
    const id = one.add({ company: "Acme" });
    await one.save();
    const other = await listOf();
    one.edit(id, { notes: "call Ann" });
    await one.save();
    other.edit(id, { company: "Acme Ltd" });
    await other.save();
    expect(await kept()).toEqual(["Acme Ltd:call Ann"]);
    await one.load();
    expect(fieldsOf(one)).toEqual(["Acme Ltd:call Ann"]);
  });

  it("lose nothing where one deletes what the other still changes", async () => {
    await begin();
    const one = await listOf();
    const id = one.add({ company: "Acme", notes: "call Ann" });
    await one.save();
    const other = await listOf();
    other.remove(id);
    await other.save();
    one.edit(id, { company: "Acme Ltd" });
    await one.save();
    expect(await kept()).toEqual(["Acme Ltd:call Ann"]);
  });

  it("show what is typed while they look again", async () => {
    await begin();
    const { list: look, change } = storeOf("ada").applications;
    let typed: () => Promise<void> = async () => undefined;
    const slow = async () => {
      const rows = await look();
      await typed();
      return rows;
    };
    const list = await listOf("ada", { list: slow, change });
    const id = list.add({ company: "Acme" });
    await list.save();
    typed = () => {
      list.edit(id, { company: "Acme Ltd" });
      return list.save();
    };
    await list.load();
    expect([fieldsOf(list), await kept()]).toEqual([["Acme Ltd:"], ["Acme Ltd:"]]);
  });
});

describe("a browser that is full", () => {
  it("says so, shows what is not saved, and saves all of it when there is room", async () => {
    await begin();
    const list = await listOf();
    const id = list.add({ company: "Acme" });
    await list.save();
    const makeRoom = fillBrowser();
    list.edit(id, { notes: "call Ann" });
    await list.save();
    expect(list.state()).toMatchObject({ isRefused: true, isSaving: false });
    list.edit(id, { company: "Acme Ltd" });
    await list.save();
    await list.load();
    expect(fieldsOf(list)).toEqual(["Acme Ltd:call Ann"]);
    makeRoom();
    await list.save();
    expect([await kept(), list.state().isRefused]).toEqual([["Acme Ltd:call Ann"], false]);
  });

  it("does not bring back what was deleted meanwhile", async () => {
    await begin();
    const list = await listOf();
    const id = list.add({ company: "Acme" });
    await list.save();
    const makeRoom = fillBrowser();
    list.edit(id, { notes: "call Ann" });
    list.remove(id);
    await list.save();
    makeRoom();
    await list.save();
    expect(await kept()).toEqual([]);
  });
});

it("versions kept before there were applications stay, and applications join them", async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(memberDatabase, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("owner").put("ada", "owner");
      const content = { resumeData: "{}", resumeRevision: null };
      const first = { id: "v1", name: "cv", savedAt: 1, stamp: "s", content };
      request.result.createObjectStore("versions", { keyPath: "id" }).put(first);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  const list = await listOf();
  list.add({ company: "Acme" });
  await list.save();
  expect(await storeOf("ada").list()).toMatchObject([{ id: "v1", name: "cv" }]);
  expect(await kept()).toEqual(["Acme:"]);
});
