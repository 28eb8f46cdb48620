import type { ChatMessage } from "~/core/chat-completions";
import type { Database } from "../library/database";
import { savePages } from "../library/save-pages";
import { askBuiltIn, hasBuiltIn } from "../model/built-in";
import { completeChat, hostOfEndpoint } from "../model/endpoint";
import { admitDescription, describeMessages } from "../model/write-description";
import type { Settings } from "../settings/stored";

/** Lets a model write title, summary and tags: the browser's own, or the person's endpoint where the person agreed that it gets texts of
 * pages. A wrong answer or none leaves what the page's own words gave, as does a page that was saved or deleted meanwhile. */
export async function describeByModel(database: Database, key: string, settings: Settings): Promise<void> {
  const page = await database.getFromIndex("pages", "key", key);
  const text = page && (await database.get("texts", page.id));
  if (!page || !text) return;
  const answer = await ask(describeMessages(page.title, text, settings.sent.genPrompt), settings);
  const described = answer === null ? null : admitDescription(answer);
  if (!described) return;
  const { id, hasText: _, ...facts } = page;
  const title = described.title || page.title;
  await savePages(database, [{ ...facts, ...described, title, text, replaces: id }], page.updatedAt);
}

async function ask(messages: ChatMessage[], { sent, own }: Settings): Promise<string | null> {
  if (await hasBuiltIn(sent.language)) return askBuiltIn(messages, sent.language).catch(() => null);
  const { endpoint } = own;
  if (!endpoint || !own.agreed.includes(`pages ${hostOfEndpoint(endpoint)}`)) return null;
  const answer = await completeChat(endpoint, messages);
  return answer.ok ? answer.text : null;
}
