import { expect, test } from "vitest";
import { noMembership, unreadMembership } from "~/core/membership";
import { credits } from "~/db/schema";
import { billingApp, newMember } from "../../../test/support/billing";
import { sellsAbility, viewPlans } from "./view-plans.server";
import { viewPurchase } from "./view-purchase.server";

const withModel = billingApp;

async function noModel() {
  const app = await billingApp();
  return { ...app, analyst: async () => app.builtinAnalyst };
}

const until = new Date("2027-01-01T00:00:00Z");
const paying = { ...noMembership, monthly: { until, renews: true }, credits: 2 };

test.each([
  ["with", withModel, true, ["pro", "monthly", "perUse"]],
  ["without", noModel, false, ["pro"]],
] as const)("%s a model everybody sees what is sold and what they have", async (_, site, hasModel, sold) => {
  const app = await site();
  const held = { pro: false, monthly: false, credits: 0 };
  const common = { sold, hasModel, freeTemplates: !hasModel, unsold: [], isUnread: false };
  expect(await viewPlans(app, null, "en")).toEqual({ ...common, held });
  const member = { membership: paying, isAdmin: false };
  expect(await viewPlans(app, member, "en")).toEqual({
    ...common,
    held: { pro: false, monthly: true, credits: 2 },
  });
});

test("the administrator alone reads what is not sold, and why", async () => {
  const administrator = { membership: noMembership, isAdmin: true };
  const unsoldIn = async (site: typeof withModel | typeof noModel, locale: "en" | "zh") =>
    (await viewPlans(await site(), administrator, locale)).unsold;
  expect(await unsoldIn(withModel, "en")).toEqual([]);
  expect(await unsoldIn(withModel, "zh")).toEqual([
    { plan: "monthly", why: "noPrice" },
    { plan: "perUse", why: "noPrice" },
  ]);
  for (const locale of ["en", "zh"] as const)
    expect(await unsoldIn(noModel, locale)).toEqual([
      { plan: "monthly", why: "noModel" },
      { plan: "perUse", why: "noModel" },
    ]);
});

test("whose membership could not be read is offered nothing, and told nothing of free templates that are sold", async () => {
  const member = { membership: unreadMembership, isAdmin: false };
  expect(await viewPlans(await withModel(), member, "en")).toMatchObject({
    sold: [],
    isUnread: true,
    freeTemplates: false,
  });
});

test("where the database does not say what is sold, nothing is, nothing is said to be free, and nothing is held back", async () => {
  const analyst = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  const app = { ...(await withModel()), analyst };
  const unread = { sold: [], unsold: [], isUnread: true, freeTemplates: false };
  expect(await viewPlans(app, null, "en")).toMatchObject(unread);
  expect(await sellsAbility(app, "en", "allTemplates")).toBe(false);
  const broken = { ...app, analyst: () => Promise.reject(new TypeError("a mistake")) };
  await expect(viewPlans(broken, null, "en")).rejects.toThrow("a mistake");
});

const back = { plan: null, purchase: null, cancelled: false, problem: null };

test.each([
  ["with", withModel, "serves"],
  ["without", noModel, "paused"],
] as const)("%s a model whoever paid for one is told whether it works", async (_, site, model) => {
  const app = await site();
  const { id } = await newMember(app);
  const buyer = {
    id,
    membership: { ...paying, pro: { until, source: "stripe", renews: true }, hasStripePro: true },
  } as const;
  const arrived = { state: "arrived", until: until.getTime() };
  expect(await viewPurchase(app, buyer, { ...back, plan: "monthly" })).toEqual({
    ...arrived,
    plan: "monthly",
    model,
  });
  expect(await viewPurchase(app, buyer, { ...back, plan: "pro" })).toEqual({
    ...arrived,
    plan: "pro",
    model: null,
  });
  const once = { ...back, plan: "perUse", purchase: `cs_${id}` } as const;
  expect(await viewPurchase(app, buyer, once)).toEqual({ state: "waiting", plan: "perUse" });
  await app.db.insert(credits).values({ id, userId: id, source: once.purchase, createdAt: new Date() });
  expect(await viewPurchase(app, buyer, once)).toEqual({
    state: "arrived",
    plan: "perUse",
    until: null,
    model,
  });
});

test("whoever comes back after a paid resume was used is promised no other", async () => {
  const app = await withModel();
  const { id } = await newMember(app);
  await app.db
    .insert(credits)
    .values({ id, userId: id, source: `cs_${id}`, jobId: "job", createdAt: new Date() });
  const once = { ...back, plan: "perUse", purchase: `cs_${id}` } as const;
  const arrived = { state: "arrived", plan: "perUse", until: null, model: null };
  expect(await viewPurchase(app, { id, membership: noMembership }, once)).toEqual(arrived);
});

test("a purchase that has not arrived is waited for, and one that was left is cancelled", async () => {
  const app = await withModel();
  const { id } = await newMember(app);
  const gifted = {
    id,
    membership: { ...noMembership, pro: { until, source: "grant", renews: false } },
  } as const;
  for (const plan of ["pro", "monthly", "perUse"] as const) {
    expect(await viewPurchase(app, gifted, { ...back, plan })).toEqual({ state: "waiting", plan });
    const left = { ...back, plan, cancelled: true };
    expect(await viewPurchase(app, gifted, left)).toEqual({ state: "cancelled", plan });
  }
});
