/** A source that the administrator should look at: it has failed for days, has stopped, or brings nothing any more. */
export type NeedySource = {
  id: string;
  title: string;
  fault: "dead" | "stopped" | "silent";
  reason: string | null;
  /** When it last answered, or where it is silent last brought something: milliseconds since 1970; null for never. */
  since: number | null;
};

/** What needs the administrator; `dead` and `silent` count all, `sources` has the first of them. */
export type Needs = {
  sources: NeedySource[];
  dead: number;
  silent: number;
  isStopped: boolean;
  spent: "calls" | "tokens" | null;
  failedJobs: number;
};

/** What of it needs telling, by its key in the texts, with how many there are. */
export function needsOf({ dead, silent, isStopped, spent, failedJobs }: Needs): [NeedKey, number][] {
  const counted: [NeedKey, number][] = [
    ["dead", dead],
    ["silent", silent],
    ["failedJobs", failedJobs],
    ["stopped", isStopped ? 1 : 0],
    ["spent", spent === null ? 0 : 1],
  ];
  return counted.filter(([, count]) => count > 0);
}

type NeedKey = "dead" | "silent" | "failedJobs" | "stopped" | "spent";
