import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { PaymentsRefusal } from "~/ports/payments";
import { forgetEventsBefore, storeSubscriptions, subscriptionsCheckedBefore } from "./store.server";

const REMEMBER_MS = 30 * 24 * 60 * 60 * 1000;
const PAGE = 100;

type Needs = Pick<App, "db" | "payments" | "now">;

/** Brings every stored subscription to what Stripe says now, page by page, those too that Stripe does not list; says how many were read. */
export async function reconcile(app: Needs): Promise<Result<{ count: number }, PaymentsRefusal>> {
  const startedAt = app.now();
  await forgetEventsBefore(app.db, new Date(startedAt.getTime() - REMEMBER_MS));
  const listed = await takeListed(app);
  if (!listed.ok) return listed;
  const unlisted = await takeUnlisted(app, startedAt);
  return unlisted.ok ? { ok: true, count: listed.count + unlisted.count } : unlisted;
}

async function takeListed(app: Needs): Promise<Result<{ count: number }, PaymentsRefusal>> {
  let number = 0;
  for (let after: string | null = null; ; ) {
    const askedAt = app.now();
    const page = await app.payments.subscriptions(after);
    if (!page.ok) return page;
    await storeSubscriptions(app.db, { subscriptions: page.subscriptions, askedAt });
    number += page.subscriptions.length;
    const last = page.subscriptions.at(-1)?.id;
    if (!page.hasMore) return { ok: true, count: number };
    // A page that leads nowhere would be asked for without an end.
    if (last === undefined || last === after) return refuse("billing.unavailable");
    after = last;
  }
}

async function takeUnlisted(
  app: Needs,
  startedAt: Date,
): Promise<Result<{ count: number }, PaymentsRefusal>> {
  let number = 0;
  for (let after = ""; ; ) {
    const ids = await subscriptionsCheckedBefore(app.db, startedAt, after, PAGE);
    for (const id of ids) {
      const askedAt = app.now();
      const told = await app.payments.subscription(id);
      if (!told.ok) return told;
      const { subscription } = told;
      await storeSubscriptions(
        app.db,
        { subscriptions: subscription ? [subscription] : [], askedAt },
        subscription ? [] : [id],
      );
    }
    number += ids.length;
    after = ids.at(-1) ?? "";
    if (ids.length < PAGE) return { ok: true, count: number };
  }
}
