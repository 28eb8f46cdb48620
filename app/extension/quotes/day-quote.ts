import * as z from "zod/mini";
import type { ChatMessage } from "~/core/chat-completions";
import type { Locale } from "~/core/locale";
import type { QuoteStyle } from "~/core/memwink";
import { type Result, refuse } from "~/core/result";
import { askBuiltIn, hasBuiltIn } from "../model/built-in";
import { completeChat, hostOfEndpoint } from "../model/endpoint";
import type { Settings } from "../settings/stored";

export type DayQuote = { text: string; author: string; work: string };

const DAY = 86_400_000;

/** The line of a day, by the person's own clock: each of its list once before any comes again. */
export async function dayQuote(locale: Locale, style: QuoteStyle, now: Date): Promise<DayQuote | null> {
  const language = style === "english" ? "en" : locale;
  const list = style === "mindfulness" || style === "humor" ? style : "default";
  // A file of the extension with a line each: words, author and work, behind tabs.
  const file = await fetch(`quotes/${language}/${list}.txt`);
  const lines = (await file.text()).trim().split("\n");
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  const [text = "", author = "", work = ""] = lines[day % lines.length]?.split("\t") ?? [];
  return text === "" ? null : { text, author, work };
}

const kept = z.object({ day: z.string(), template: z.string(), text: z.string() });
const LONGEST = 200;

type NoLine = "noModel" | "failed";

/** The line that a model writes by one's own template, once a day. Only the template is sent. */
export async function ownQuote(
  { sent, own }: Settings,
  now: Date,
): Promise<Result<{ text: string }, NoLine>> {
  const template = sent.quoteTemplate;
  const day = now.toDateString();
  const { quote } = await chrome.storage.local.get("quote");
  const { data: before } = kept.safeParse(quote);
  if (before?.day === day && before.template === template)
    return before.text === "" ? refuse("failed") : { ok: true, text: before.text };
  const rule =
    sent.language === "zh" ? "只写一句话，不加引号。" : "Write one sentence alone, without quotation marks.";
  const messages: ChatMessage[] = [
    { role: "system", content: rule },
    { role: "user", content: template },
  ];
  const written = await write(messages, { sent, own });
  if (!written.ok) return written;
  // What is no line is not asked for again today.
  const text = written.text.length > LONGEST ? "" : written.text;
  await chrome.storage.local.set({ quote: { day, template, text } });
  return text === "" ? refuse("failed") : { ok: true, text };
}

async function write(
  messages: ChatMessage[],
  { sent, own }: Pick<Settings, "sent" | "own">,
): Promise<Result<{ text: string }, NoLine>> {
  if (await hasBuiltIn(sent.language)) {
    const text = await askBuiltIn(messages, sent.language).catch(() => null);
    return text === null ? refuse("failed") : { ok: true, text };
  }
  const { endpoint } = own;
  if (!endpoint || !own.agreed.includes(`line ${hostOfEndpoint(endpoint)}`)) return refuse("noModel");
  const answer = await completeChat(endpoint, messages);
  return answer.ok ? answer : refuse("failed");
}
