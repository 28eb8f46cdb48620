import { oneOf } from "~/core/parse-unknown";

export const sourceChoices = ["all", "problems", "paused"] as const;

/** A page of the sources: which of them, and after which one by host and id. */
export type SourcePlace = {
  show: (typeof sourceChoices)[number];
  after: { host: string; id: string } | null;
};

export function placeOf(parameters: URLSearchParams): SourcePlace {
  const [, id = "", host = ""] = parameters.get("after")?.match(/^([0-9a-f]{16})\.(.{1,253})$/) ?? [];
  return {
    show: oneOf(sourceChoices, parameters.get("show")) ?? "all",
    after: host === "" ? null : { host, id },
  };
}

/** The query of a place, "" of the first page of all. */
export function queryOf({ show, after }: SourcePlace): string {
  const parameters = new URLSearchParams();
  if (show !== "all") parameters.set("show", show);
  if (after) parameters.set("after", `${after.id}.${after.host}`);
  const query = `${parameters}`;
  return query && `?${query}`;
}
