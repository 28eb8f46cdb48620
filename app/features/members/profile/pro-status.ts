import type { Membership } from "~/core/membership";
import type { ProStatus } from "../api-shapes";

export function proStatusOf({ pro, hasStripePro }: Membership): ProStatus {
  return {
    is_pro: pro !== null,
    is_stripe_user: hasStripePro,
    ...(pro && { expiry_date: pro.until.toISOString() }),
  };
}
