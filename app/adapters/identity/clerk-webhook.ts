import { z } from "zod";
import type { IdentityEvent } from "~/ports/identity";

const followed = z.object({
  type: z.enum(["user.updated", "user.deleted"]),
  data: z.object({ id: z.string().min(1) }),
});

/** What the library says of a request that is not Clerk's; any other error is our own. */
const notClerks = /Missing required webhook headers|Unable to verify incoming webhook/;

/** What a webhook tells, or null where its signature does not hold. */
export async function readClerkEvent(
  webhook: Request,
  signingSecret: string | null,
): Promise<IdentityEvent | null> {
  if (!signingSecret) return null;
  const { verifyWebhook } = await import("@clerk/backend/webhooks");
  try {
    const event = followed.safeParse(await verifyWebhook(webhook, { signingSecret }));
    return event.success ? { type: event.data.type, subject: event.data.data.id } : { type: "other" };
  } catch (error) {
    if (error instanceof Error && notClerks.test(error.message)) return null;
    throw error;
  }
}
