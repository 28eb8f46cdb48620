import * as z from "zod/mini";
import type { ChatMessage } from "~/core/chat-completions";
import { askBuiltIn, hasBuiltIn } from "../model/built-in";
import { complete, hostOfEndpoint } from "../model/endpoint";
import type { Settings } from "../settings/stored";
import type { DayQuote } from "./day-quote";

const kept = z.object({ day: z.string(), template: z.string(), text: z.string() });
const LONGEST = 200;

/** The line that a model writes by one's own template, once a day; null where no model may. Only the template is sent. */
export async function ownQuote({ sent, own }: Settings, now: Date): Promise<DayQuote | null> {
  const template = sent.quoteTemplate;
  const day = now.toDateString();
  const { quote } = await chrome.storage.local.get("quote");
  const before = kept.safeParse(quote);
  const made = (text: string) => ({ text, author: "", work: "" });
  if (before.success && before.data.day === day && before.data.template === template)
    return before.data.text === "" ? null : made(before.data.text);
  const rule =
    sent.language === "zh" ? "只写一句话，不加引号。" : "Write one sentence alone, without quotation marks.";
  const messages: ChatMessage[] = [
    { role: "system", content: rule },
    { role: "user", content: template },
  ];
  const written = await write(messages, { sent, own });
  if (written === null) return null;
  // What is no line is not asked for again today.
  const text = written.length > LONGEST ? "" : written;
  await chrome.storage.local.set({ quote: { day, template, text } });
  return text === "" ? null : made(text);
}

/** "" where a model was asked and gave none; null where none may be asked. */
async function write(
  messages: ChatMessage[],
  { sent, own }: Pick<Settings, "sent" | "own">,
): Promise<string | null> {
  if (await hasBuiltIn(sent.language))
    return (await askBuiltIn(messages, sent.language).catch(() => null)) ?? "";
  const { endpoint } = own;
  if (!endpoint || !own.agreed.includes(`line ${hostOfEndpoint(endpoint)}`)) return null;
  const answer = await complete(endpoint, messages);
  return answer.ok ? answer.text : "";
}
