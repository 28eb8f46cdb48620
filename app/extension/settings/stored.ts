import * as z from "zod/mini";
import type { Locale } from "~/core/locale";
import {
  type ExtensionAnswer,
  helloMessage,
  MESSAGE_CHARACTERS,
  type SentSettings,
  type SettingsMessage,
  settingsMessage,
} from "~/core/memwink";
import { isWebAddress } from "../addresses";

const received = z.object({ message: settingsMessage, at: z.number() });

const endpoint = z.object({
  url: z.string().check(z.refine(isWebAddress)),
  key: z.string(),
  chatModel: z.string(),
  embedModel: z.string(),
});

const own = z.object({
  hasBackground: z._default(z.boolean(), true),
  hasNews: z._default(z.boolean(), true),
  hasBing: z._default(z.boolean(), false),
  isAdult: z._default(z.boolean(), false),
  endpoint: z._default(z.nullable(endpoint), null),
  /** What the person agreed to send, and the host that gets it: "pages llm.example". */
  agreed: z._default(z.array(z.string()), []),
});

type OwnSettings = z.infer<typeof own>;
export type Endpoint = z.infer<typeof endpoint>;
export type Settings = {
  sent: SentSettings;
  receivedAt: number | null;
  nonce: string | null;
  own: OwnSettings;
};

function initial(locale: Locale): SentSettings {
  const [tag, name] =
    locale === "zh" ? (["ai_news_zh", "AI 资讯"] as const) : (["ai_news_en", "AI News"] as const);
  return {
    language: locale,
    theme: "dynamic",
    quoteStyle: "default",
    quoteTemplate: "",
    genPrompt: "",
    qaPrompt: "",
    embedModel: "basic_local",
    news: { tag, name, isOwn: false, worldTag: tag, worldName: name },
  };
}

function withoutPro(sent: SentSettings): SentSettings {
  return {
    ...sent,
    quoteStyle: sent.quoteStyle === "custom" ? "default" : sent.quoteStyle,
    quoteTemplate: "",
    genPrompt: "",
    qaPrompt: "",
    embedModel: sent.embedModel.startsWith("advanced") ? "basic_local" : sent.embedModel,
    news: { ...sent.news, tag: sent.news.worldTag, name: sent.news.worldName, isOwn: false },
  };
}

/** What counts at a moment, in milliseconds: Pro ends here too when it ends. */
export async function readSettings(now: number): Promise<Settings> {
  const stored = await chrome.storage.local.get(["received", "own"]);
  const last = received.safeParse(stored.received);
  const mine = own.parse(own.safeParse(stored.own ?? {}).data ?? {});
  const locale = navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";
  if (!last.success) return { sent: initial(locale), receivedAt: null, nonce: null, own: mine };
  const { message, at } = last.data;
  const sent = (message.proUntil ?? 0) > now ? message.settings : withoutPro(message.settings);
  return { sent, receivedAt: at, nonce: message.nonce, own: mine };
}

async function storeReceived(message: SettingsMessage, at: number): Promise<void> {
  await chrome.storage.local.set({ received: { message, at } });
}

export async function storeOwn(change: Partial<OwnSettings>): Promise<void> {
  await navigator.locks.request("own", async () => {
    const { own: before } = await readSettings(0);
    await chrome.storage.local.set({ own: { ...before, ...change } });
  });
}

/** What a page of our site says to the extension. Anything else than the exact shape changes nothing. `now` in milliseconds. */
export async function receiveMessage(
  message: unknown,
  sender: { origin?: string },
  { origin, version, now }: { origin: string; version: string; now: number },
): Promise<ExtensionAnswer> {
  if (sender.origin !== origin) return { ok: false, reason: "origin" };
  if ((JSON.stringify(message) ?? "").length > MESSAGE_CHARACTERS) return { ok: false, reason: "size" };
  const settings = settingsMessage.safeParse(message);
  if (settings.success) await storeReceived(settings.data, now);
  else if (!helloMessage.safeParse(message).success) return { ok: false, reason: "shape" };
  const { receivedAt, nonce } = await readSettings(now);
  return { ok: true, version, receivedAt, nonce };
}
