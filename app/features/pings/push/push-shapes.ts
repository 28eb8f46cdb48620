import { z } from "zod";
import { problem } from "~/core/form";
import { locales } from "~/core/locale";
import { MOST_SUBJECTS } from "./push-choice";
import { isTimeZone } from "./schedule";

const endpoint = z
  .url({ protocol: /^https?$/, error: problem("push.badEndpoint") })
  .max(1000)
  .describe("As the browser's push service has given it; whoever knows it may change what belongs to it");

/** A point of P-256 without compression (65 bytes) and a secret of 16, both as base64url. */
const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/),
    auth: z.string().regex(/^[\w-]{21}[AQgw]$/),
  }),
});

const choice = {
  hour: z.int().min(0).max(23).describe("In the reader's own time zone"),
  time_zone: z.string().max(64).refine(isTimeZone).describe("An IANA name, such as Asia/Shanghai"),
  tag_ids: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .min(1)
    .max(MOST_SUBJECTS)
    .describe("Subjects of the world's feed"),
  alert_score: z
    .int()
    .min(50)
    .max(100)
    .nullable()
    .describe("A story of this score is told at once, once a day at most"),
};

export const pushRequest = z.discriminatedUnion("action", [
  z.object({ action: z.literal("save"), subscription, lang: z.enum(locales), ...choice }),
  z.object({ action: z.literal("read"), endpoint }),
  z.object({ action: z.literal("renew"), old_endpoint: endpoint, subscription }),
  z.object({ action: z.literal("test"), endpoint }),
  z.object({
    action: z.literal("end"),
    endpoint,
    of_member: z.boolean().default(false).describe("Only where it is a member's"),
  }),
]);

/** What stands now for the endpoint; null where nothing does. */
export const pushAnswer = z.object({
  success: z.literal(true),
  chosen: z.object({ ...choice, next_at: z.iso.datetime() }).nullable(),
  ended: z.boolean().describe("Whether this call has ended it"),
});

export type PushChoice = NonNullable<z.infer<typeof pushAnswer>["chosen"]>;
