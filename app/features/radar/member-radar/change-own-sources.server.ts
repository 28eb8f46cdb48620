import type { Locale } from "~/core/locale";
import { ownSourceLimit } from "~/core/membership";
import { tooManyRequests } from "~/core/rates";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { TagFocus } from "../sources/newsroom";
import type { OwnSourcesForm } from "./forms";
import { ownFocus } from "./own-focus";
import type { OwnAnswer } from "./own-list";
import { addOwnSources, namedByMembers, type Owner, removeOwnSource, wishOf } from "./own-sources.server";
import { tryAddress, tryOpml } from "./try-sources.server";

type Changing = Pick<App, "db" | "now" | "outside" | "sendJobs" | "origin" | "translate" | "withinRate">;

type Asked = { locale: Locale; subjects(): Promise<TagFocus[]> };

type OwnChange = Result<{ answer: OwnAnswer }> & { field: string };

/** Does what the page of one's own sources sends. `field` is what a refusal belongs to. */
export async function changeOwnSources(
  app: Changing,
  member: Owner,
  sent: OwnSourcesForm,
  { locale, subjects }: Asked,
): Promise<OwnChange> {
  if (sent.intent === "remove") {
    const removed = await removeOwnSource(app, member, sent.url);
    return { field: "form", ...(removed.ok ? { ok: true, answer: { removed: removed.removed } } : removed) };
  }
  if (ownSourceLimit(member.membership) === 0) return { field: "form", ...refuse("mySources.proOnly") };
  if (!(await app.withinRate("typedPage", member.id))) return { field: "form", ...tooManyRequests };
  if (sent.intent === "add") {
    const world = (await subjects()).flatMap(({ sources }) => sources);
    const added = await addOwnSources(app, member, sent.sources, { locale, world });
    if (!added.ok) return { field: "form", ...added };
    return { field: "form", ok: true, answer: { added: added.added.length, left: added.left.length } };
  }
  const [wish, world] = await Promise.all([wishOf(app, member, locale), subjects()]);
  const focus = ownFocus(wish, world, []);
  if (sent.intent === "try") {
    const tried = await tryAddress(app, sent.address, { focus, locale });
    if (!tried.ok) return { field: "address", ...tried };
    return {
      field: "address",
      ok: true,
      answer: { trial: tried.trial, values: { address: [sent.address] } },
    };
  }
  const named = await namedByMembers(app, member.id);
  const known = new Map(named.map(({ url, kind }) => [url, kind]));
  const limit = ownSourceLimit(member.membership);
  const tried = await tryOpml(app, sent, { focus, locale, known, limit });
  return { field: "file", ...(tried.ok ? { ok: true, answer: { trial: tried.trial } } : tried) };
}
