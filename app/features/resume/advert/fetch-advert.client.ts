import { type Answer, failureOf, reach } from "../upload/resume-jobs.client";
import type { Advert } from "./api-shapes";

/** The advert at an address, as our server reads it. */
export function fetchAdvert(api: string, url: string, signal: AbortSignal): Promise<Answer<Advert>> {
  return reach(async () => {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const body = JSON.stringify({ url });
    const response = await fetch(api, { method: "POST", headers, body, signal });
    if (!response.ok) return failureOf(response);
    const value: Advert = await response.json();
    return { ok: true, value };
  });
}
