import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { stateOf } from "../status/status-page";
import { reasonText } from "../status/status-words";
import { qualityOf } from "./quality";
import type { SourcePage, SubjectName } from "./source-page";
import { findSourceRecord } from "./store.server";

const DAYS = 30;
const DAY_MS = 86_400_000;
const SHOWN = 5;

/** Null where there is no such source. */
export async function readSourcePage(
  app: Pick<App, "db" | "now" | "translate">,
  {
    id,
    locale,
    subjects,
  }: { id: string; locale: Locale; subjects: readonly (SubjectName & { sources: string[] })[] },
): Promise<SourcePage | null> {
  const now = app.now();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const { found, reads, brought, opened, told, only } = await findSourceRecord(app.db, id, since);
  if (!found) return null;
  const { source, isMembers } = found;
  const { title, url, weight, host, error } = source;
  return {
    ...{ id, url, weight, isMembers },
    title: title || host,
    state: stateOf(source, now),
    reason: error && reasonText(error, app.translate(locale)),
    quality: qualityOf(reads ?? { readings: 0, failures: 0, fresh: 0, taken: 0 }, brought, {
      opened,
      repeats: told,
    }),
    namedBy: subjects
      .filter(({ sources }) => sources.includes(url))
      .map(({ tagId, name }) => ({
        ...{ tagId, name },
        lost: only.filter(({ tagIds }) => tagIds.includes(tagId)).length,
      })),
    lost: { count: only.length, latest: only.slice(0, SHOWN).map(({ id, title }) => ({ id, title })) },
  };
}
