import { expect, test } from "vitest";
import { type Membership, noMembership, unreadMembership } from "~/core/membership";
import { wordingsADay } from "~/core/plans";
import { credits, resumeJobs } from "~/db/schema";
import { clockAt } from "../../../../test/support/app";
import { billingApp, newMember } from "../../../../test/support/billing";
import { offersWordings, reserveWording } from "./allow-wordings.server";

const HOUR = 60 * 60 * 1000;
const until = new Date("2027-01-01T00:00:00Z");
const monthly: Membership = { ...noMembership, monthly: { until, renews: true } };
const pro: Membership = { ...noMembership, pro: { until, source: "grant", renews: false } };
const bought: Membership = { ...noMembership, credits: 1 };

async function site() {
  const clock = clockAt("2026-03-01T22:00:00Z");
  const billing = await billingApp({ now: clock.now });
  const analyst = {
    ...billing.builtinAnalyst,
    name: "openai" as const,
    reword: async () => ({ ok: true }) as const,
  };
  const withModel = { ...billing, analyst: async () => analyst };
  const { id } = await newMember(billing);
  return { clock, withModel, withoutModel: { ...billing, analyst: async () => billing.builtinAnalyst }, id };
}

test.each([
  ["the monthly plan", monthly, true],
  ["a resume that was bought", bought, true],
  ["Pro", pro, false],
  ["nothing", noMembership, false],
])("with a model configured and %s", async (_, membership, offered) => {
  const { withModel, withoutModel, id } = await site();
  expect(await offersWordings(withModel, { id, membership })).toBe(offered);
  expect(await offersWordings(withoutModel, { id, membership })).toBe(false);
  const reserved = await reserveWording(withModel, { id, membership });
  expect(reserved.ok || reserved.reason).toBe(offered || "wordings.notIncluded");
  expect(await reserveWording(withoutModel, { id, membership })).toEqual({
    ok: false,
    reason: "wordings.notIncluded",
  });
});

test("while the storage does not answer, the page is shown without them", async () => {
  const { withModel, id } = await site();
  const broken = new Proxy(withModel.db, {
    get() {
      throw new Error("D1 does not answer");
    },
  });
  expect(await offersWordings({ ...withModel, db: broken }, { id, membership: unreadMembership })).toBe(
    false,
  );
});

test("a resume that was bought counts for a day after its credit was used, for its owner alone", async () => {
  const { withModel: app, clock, id } = await site();
  const other = await newMember(app);
  const at = clock.now();
  const jobId = `job_${id}`;
  const job = { id: jobId, userId: id, locale: "en", state: "delivered", stage: "done" } as const;
  await app.db.insert(resumeJobs).values({ ...job, createdAt: at, updatedAt: at });
  expect(await offersWordings(app, { id, membership: noMembership })).toBe(false);
  await app.db
    .insert(credits)
    .values({ id: `c_${id}`, userId: id, source: `cs_${id}`, jobId, createdAt: at });
  clock.pass(23 * HOUR);
  expect(await offersWordings(app, { id, membership: noMembership })).toBe(true);
  expect(await offersWordings(app, { id: other.id, membership: noMembership })).toBe(false);
  clock.pass(2 * HOUR);
  expect(await offersWordings(app, { id, membership: noMembership })).toBe(false);
});

test.each([
  [bought, wordingsADay.perUse],
  [monthly, wordingsADay.monthly],
])("so many a day are allowed, also at once, and the next day again", async (membership, most) => {
  const { withModel: app, clock, id } = await site();
  const other = await newMember(app);
  const asked = Array.from({ length: most + 5 }, () => reserveWording(app, { id, membership }));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(most);
  expect(answers.find(({ ok }) => !ok)).toEqual({
    ok: false,
    reason: "wordings.spent",
    values: { count: most, retryAfter: 2 * 60 * 60 },
  });
  expect((await reserveWording(app, { id: other.id, membership })).ok).toBe(true);
  clock.pass(3 * HOUR);
  expect((await reserveWording(app, { id, membership })).ok).toBe(true);
});

test.each([
  ["analyst.stopped", true, undefined],
  ["analyst.spent", true, { retryAfter: 2 * 60 * 60 }],
  ["analyst.ownSpent", true, { retryAfter: 2 * 60 * 60 }],
  ["analyst.timedOut", false, undefined],
] as const)("of a model that is refused with %s, given back: %s", async (reason, isBack, values) => {
  const { withModel, id } = await site();
  const refusing = async () => ({ ok: false, reason }) as const;
  const app = { ...withModel, analyst: async () => ({ ...(await withModel.analyst()), reword: refusing }) };
  const member = { id, membership: bought };
  const line = { text: "Built it.", section: "experience", title: null, language: "en" } as const;
  for (let time = 0; time < wordingsADay.perUse; time++) {
    const reserved = await reserveWording(app, member);
    if (!reserved.ok) throw new Error(reserved.reason);
    const answer = await reserved.reword(line, () => undefined, new AbortController().signal);
    expect(answer).toEqual(values ? { ok: false, reason, values } : { ok: false, reason });
  }
  expect((await reserveWording(app, member)).ok).toBe(isBack);
});
