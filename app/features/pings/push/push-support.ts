/** Whether a browser can be sent the digest, and what it lacks: on an iPhone or iPad only what is on the home screen can. */
export type PushSupport = "able" | "homeScreen" | "denied" | "unable";

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type Browser = {
  hasWorker: boolean;
  hasPush: boolean;
  permission: string | null;
  userAgent: string;
  touchPoints: number;
};

export function pushSupport({
  hasWorker,
  hasPush,
  permission,
  userAgent,
  touchPoints,
}: Browser): PushSupport {
  if (hasWorker && hasPush && permission !== null) return permission === "denied" ? "denied" : "able";
  // An iPad says that it is a Mac, and no Mac has a screen that is touched.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
  return isApple ? "homeScreen" : "unable";
}
