/** Services of others that cost their operator something. */
export const radarServices = ["reader", "reranker", "editor", "search", "embedder"] as const;
/** `test` is what the administrator asks to see whether a service works. */
export const outsideServices = ["analyst", "labeller", "test", ...radarServices] as const;

export type RadarService = (typeof radarServices)[number];
export type ServiceName = (typeof outsideServices)[number];

export type CallLimits = {
  /** All calls of a day (UTC), and those for one person. */
  callsPerDay: number;
  personCallsPerDay: number;
  /** What the radar may use of them. */
  radarCallsPerDay: number;
  radarTokensPerDay: number;
};

/** Why a service that is there is not asked: the administrator stopped all calls, the site's day is spent, or this person's is. */
export type CallRefusal = "calls.stopped" | "calls.spent" | "calls.ownSpent";
