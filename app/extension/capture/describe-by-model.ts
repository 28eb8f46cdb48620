import type { Database } from "../library/database";
import { savePages } from "../library/save-pages";
import { complete, hostOfEndpoint } from "../model/endpoint";
import { admitDescription, describeMessages } from "../model/write-description";
import type { Settings } from "../settings/stored";

/** Lets the person's endpoint write title, summary and tags of a page, where the person agreed that it gets the texts of pages. What it
 * answers wrongly, or not at all, leaves what the page's own words gave; so does what was saved or deleted meanwhile. */
export async function describeByModel(
  database: Database,
  key: string,
  { sent, own }: Settings,
): Promise<void> {
  const { endpoint } = own;
  if (!endpoint || !own.agreed.includes(`pages ${hostOfEndpoint(endpoint)}`)) return;
  const page = await database.getFromIndex("pages", "key", key);
  const text = page && (await database.get("texts", page.id));
  if (!page || !text) return;
  const answer = await complete(endpoint, describeMessages(page.title, text, sent.genPrompt));
  const described = answer.ok ? admitDescription(answer.text) : null;
  if (!described) return;
  const { id, hasText: _, ...facts } = page;
  const title = described.title || page.title;
  await savePages(database, [{ ...facts, ...described, title, text, replaces: id }], page.updatedAt);
}
