import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { readAddress } from "./address";
import type { Grant } from "./grant-page";
import { deleteGrant, extendGrant } from "./store.server";

type Changing = Pick<App, "db" | "now" | "newId">;

/** Gives Pro to whoever has this address, for a year more. `administrator` is a Ping ID. */
export async function grantPro(
  app: Changing,
  administrator: string,
  typed: string,
): Promise<Result<{ grant: Grant }>> {
  const address = readAddress(typed);
  if (!address.ok) return address;
  const { email } = address;
  const change = { id: app.newId(), at: app.now(), actor: administrator, subject: email };
  return { ok: true, grant: await extendGrant(app.db, email, { ...change, action: "member.grant" }) };
}

/** Takes the grant back. What this person pays for stays. */
export async function revokePro(
  app: Changing,
  administrator: string,
  typed: string,
): Promise<Result<{ email: string }>> {
  const email = typed.trim().toLowerCase();
  const change = { id: app.newId(), at: app.now(), actor: administrator, subject: email };
  const removed = await deleteGrant(app.db, email, { ...change, action: "member.revoke" });
  return removed ? { ok: true, email } : refuse("members.alreadyGone");
}
