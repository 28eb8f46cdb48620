import { paths } from "~/paths";

type KeptAddress = { query?: string; before?: string | null; unkept?: Unkept | null };

/** What was let go just now, so that it can be taken back. */
export type Unkept = { id: string; keptAt: string };

export function keptAddress({ query, before, unkept }: KeptAddress): string {
  const asked = new URLSearchParams();
  if (query) asked.set("q", query);
  if (before) asked.set("before", before);
  if (unkept) asked.set("unkept", `${Date.parse(unkept.keptAt)}-${unkept.id}`);
  const search = asked.toString();
  return search ? `${paths.kept()}?${search}` : paths.kept();
}
