import type { User } from "@clerk/backend";
import { z } from "zod";
import { type Result, refuse } from "~/core/result";
import type { Person } from "~/ports/identity";

const PATIENCE_MS = 10_000;

/** Every error of an answer, or of a connection, that the library throws; the second kind has no status. */
const apiError = z.object({ clerkError: z.literal(true), status: z.number().optional() });

/** Asks Clerk's Backend API: null for what is not there; refused where the service does not answer, or not as it should. */
export async function askClerk<Value>(
  ask: () => Promise<Value>,
): Promise<Result<{ found: Value | null }, "account.signInUnavailable">> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), PATIENCE_MS);
  });
  try {
    const found = await Promise.race([ask(), late]);
    return found === "late" ? refuse("account.signInUnavailable") : { ok: true, found };
  } catch (error) {
    const known = apiError.safeParse(error);
    if (!known.success) throw error;
    return known.data.status === 404 ? { ok: true, found: null } : refuse("account.signInUnavailable");
  } finally {
    clearTimeout(timer);
  }
}

export function personOf(user: User): Person {
  const verified = user.emailAddresses.filter(({ verification }) => verification?.status === "verified");
  const primary = verified.find(({ id }) => id === user.primaryEmailAddressId);
  return {
    subject: user.id,
    primaryEmail: primary?.emailAddress.toLowerCase() ?? "",
    emails: [...new Set(verified.map(({ emailAddress }) => emailAddress.toLowerCase()))],
    name: user.fullName,
    imageUrl: user.imageUrl || null,
  };
}
