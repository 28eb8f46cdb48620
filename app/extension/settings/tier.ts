import { hostOfEndpoint } from "../model/endpoint";
import type { Endpoint, Settings } from "./stored";

/** Which way of ranking counts now; `why` is the text that says why it is another than the one chosen. */
type Tier =
  | { counts: "basic_local"; why: string | null }
  | { counts: "basic_cloud"; why: string | null; endpoint: Endpoint };

export function tierOf({ sent, own }: Pick<Settings, "sent" | "own">): Tier {
  const { endpoint, agreed } = own;
  if (sent.embedModel === "basic_local") return { counts: "basic_local", why: null };
  if (sent.embedModel === "advanced_local") return { counts: "basic_local", why: "tier.noLocalModel" };
  if (!endpoint?.embedModel) return { counts: "basic_local", why: "tier.noEndpoint" };
  if (!agreed.includes(`vectors ${hostOfEndpoint(endpoint)}`))
    return { counts: "basic_local", why: "tier.notAgreed" };
  return {
    counts: "basic_cloud",
    why: sent.embedModel === "advanced_cloud" ? "tier.advancedCloud" : null,
    endpoint,
  };
}
