import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import type { Membership } from "~/core/membership";

const moment = z.iso.datetime();

const proStatus = z.object({
  is_pro: z.boolean(),
  is_stripe_user: z.boolean(),
  expiry_date: moment.optional(),
});

type ProStatus = z.infer<typeof proStatus>;

/** GET /api/account/data: everything that is kept about somebody. */
export const accountData = z.object({
  exported_at: moment,
  account: z
    .object({
      id: z.string(),
      ping_id: z.string(),
      primary_email: z.string(),
      emails: z.array(z.string()),
      email_verified: z.boolean(),
      name: z.string().nullable(),
      image_url: z.string().nullable(),
      created_at: moment,
      checked_at: moment.nullable(),
      stripe_customer_id: z.string().nullable(),
      wordings_day: z.string(),
      wordings: z.number().int(),
    })
    .nullable(),
  pro_grants: z.array(z.object({ email: z.string(), expiry_date: moment, granted_at: moment })),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      plan: z.string(),
      status: z.string(),
      current_period_end: moment,
      cancels_at_period_end: z.boolean(),
      checked_at: moment,
      reversed_until: moment.nullable(),
    }),
  ),
  credits: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      job_id: z.string().nullable(),
      created_at: moment,
      reversed_at: moment.nullable(),
    }),
  ),
  /** Secrets are masked: they are kept sealed and are shown to nobody. */
  settings: z.array(
    z.object({ type: z.string(), value: z.record(z.string(), z.unknown()), updated_at: moment }),
  ),
  /** How often outside services were asked for this person, by day (UTC). */
  service_calls: z.array(z.object({ day: z.string(), calls: z.number() })),
  resume_jobs: z.array(
    z.object({
      id: z.string(),
      locale: z.string(),
      state: z.string(),
      stage: z.string(),
      error: z.string().nullable(),
      created_at: moment,
      updated_at: moment,
      finished_at: moment.nullable(),
    }),
  ),
  /** The own radar, what stands in it, and what else one did in the feed. Followers are told by their number alone. */
  radar: z
    .object({
      tag_id: z.string(),
      world_filter: z.string(),
      prompt: z.string(),
      enabled: z.boolean(),
      lang: z.string(),
    })
    .nullable(),
  radar_winks: z.array(
    z.object({
      news_id: z.string(),
      title: z.string(),
      url: z.string(),
      score: z.number().int(),
      reason: z.string(),
      created_at: moment,
    }),
  ),
  votes: z.array(z.object({ news_id: z.string(), title: z.string(), vote_type: z.string() })),
  follows: z.array(z.object({ ping_id: z.string(), since: moment })),
  followers: z.array(z.object({ since: moment })),
  radar_sources: z.array(z.object({ url: z.string(), kind: z.string(), title: z.string(), since: moment })),
  /** Browsers that the digest is sent to. Their addresses and keys are left out: whoever has an address may change what is sent there. */
  push_subscriptions: z.array(
    z.object({
      push_service: z.string(),
      locale: z.string(),
      hour: z.number().int(),
      time_zone: z.string(),
      tag_ids: z.array(z.string()),
      alert_score: z.number().int().nullable(),
      since: moment,
    }),
  ),
  /** What one has read in the last 90 days, what one keeps, and since when something is new to one. */
  reads: z.array(z.object({ news_id: z.string(), title: z.string(), read_at: moment })),
  kept: z.array(z.object({ news_id: z.string(), title: z.string(), kept_at: moment })),
  reader: z
    .object({ wishes: z.unknown(), seen_until: moment.nullable(), visited_at: moment.nullable() })
    .nullable(),
  /** What an administrator changed about this person, and what this person changed as administrator. */
  audit: z.array(
    z.object({
      at: moment,
      action: z.string(),
      by_you: z.boolean(),
      subject: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});

export type AccountData = z.infer<typeof accountData>;

export const memberCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/pro_status",
    summary: "Whether one is Pro, by whom, and until when",
    who: "member",
    answers: { 200: { description: "The membership", shape: proStatus } },
  },
  {
    method: "get",
    path: "/api/account/data",
    summary: "Everything that is kept about one",
    who: "member",
    answers: { 200: { description: "A file to save", shape: accountData } },
    refusals: [429],
  },
  {
    method: "post",
    path: "/webhooks/clerk",
    summary: "Clerk tells that an account has changed or was deleted",
    who: "signature",
    body: { shape: z.looseObject({ type: z.string() }), types: ["application/json"] },
    answers: {
      200: {
        description: "Worked off, or nothing to do",
        shape: z.object({ ok: z.literal(true) }),
      },
    },
    refusals: [404, 413, 500, 503],
  },
];

export function proStatusOf({ pro, hasStripePro }: Membership): ProStatus {
  return {
    is_pro: pro !== null,
    is_stripe_user: hasStripePro,
    ...(pro && { expiry_date: pro.until.toISOString() }),
  };
}
