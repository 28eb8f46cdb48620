/** Why the administrator takes an article away. */
export const removalReasons = ["wrong", "spam", "repeated", "offTopic", "rights", "unlawful"] as const;

export type RemovalReason = (typeof removalReasons)[number];

/** `note` is the administrator's own line, which everybody may read; often empty. */
export type Removal = { reason: RemovalReason; note: string };
