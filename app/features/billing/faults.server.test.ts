import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, resumeJobs, stripeEvents, subscriptions, users } from "~/db/schema";
import { submit } from "~/features/resume/job/submit.server";
import { jobRegistry } from "~/platform/jobs/registry.server";
import { clockAt } from "../../../test/support/app";
import { type BillingApp, billingApp, newMember } from "../../../test/support/billing";
import { sign } from "../../../test/support/fake-stripe-wire";
import { faults, insist, onTrial, type Trial, walk } from "../../../test/support/faults";
import { openCheckout } from "./open-checkout.server";
import { receiveEvent } from "./receive-event.server";

/** How often Stripe tells an event, at the least, where it is not answered. */
const TOLD = 6;

async function tell(base: BillingApp, app: BillingApp, trial: Trial, body: string) {
  const ask = async () => receiveEvent(app, body, await sign(body));
  trial.beside(ask);
  const told = await insist(trial, TOLD, async () => (await ask()).ok || null);
  trial.beside(null);
  expect(told).toBe(true);
  const id: string = JSON.parse(body).id;
  const event = await base.db.query.stripeEvents.findFirst({ where: eq(stripeEvents.id, id) });
  expect(event?.state).toBe("done");
}

/** Somebody subscribes, and somebody buys one resume and sends it. */
async function buy(base: BillingApp, trial: Trial) {
  const app = onTrial(base, trial);
  const [buyer, subscriber] = [await newMember(base), await newMember(base)];
  const order = { member: buyer, plan: "perUse", locale: "en", origin: "https://wink.test" } as const;
  const ask = () => openCheckout(app, order);
  trial.beside(ask);
  const opened = await insist(trial, 3, async () => ((await ask()).ok ? true : null));
  trial.beside(null);
  expect(opened).toBe(true);
  const [bound] = await base.db.select().from(users).where(eq(users.id, buyer.id));
  const pages = [...app.stripe.sessions.values()].filter(({ customer, status }) => {
    return customer === bound?.stripeCustomerId && status === "open";
  });
  expect(pages).toHaveLength(1);
  const paid = app.stripe.pay(pages[0]?.id ?? "");
  const metadata = { user_id: subscriber.id, plan: "monthly" };
  const { id } = app.stripe.subscribe({ metadata, price: "price_monthly_en" });

  await tell(base, app, trial, app.stripe.sessionEvent("completed", paid.id));
  await tell(base, app, trial, app.stripe.subscriptionEvent("created", id));
  trial.end();
  const held = await base.db.select().from(subscriptions).where(eq(subscriptions.userId, subscriber.id));
  expect(held).toMatchObject([{ id, plan: "monthly", status: "active" }]);
  const file = new TextEncoder().encode("# Jane Smith\n\n## Experience\n\nAcme, Engineer, 2019 – 2021\n");
  const sent = await submit(base, { userId: buyer.id, locale: "en", file, jobDescription: null });
  const jobId = sent.ok ? sent.jobId : "";
  await jobRegistry["resume.analyse"].run(base, jobId);
  const bought = await base.db.select().from(credits).where(eq(credits.userId, buyer.id));
  expect(bought).toMatchObject([{ source: paid.id, jobId }]);
  const jobs = await base.db.select().from(resumeJobs).where(eq(resumeJobs.id, jobId));
  expect(jobs).toMatchObject([{ state: "done" }]);
}

test.each(faults)(
  "%s at whichever call of a purchase: one page to pay at, one credit, one subscription, and each event is worked off",
  async (fault) => {
    const app = await billingApp();
    const { met, wrong } = await walk(
      fault,
      () => clockAt(new Date().toISOString()),
      (trial) => buy(app, trial),
    );
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(5);
  },
);
