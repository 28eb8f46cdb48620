import { type ExtensionAnswer, helloMessage, MESSAGE_CHARACTERS, settingsMessage } from "~/core/memwink";
import { readSettings, storeReceived } from "./stored";

/** What a page of our site says to the extension. Anything else than the exact shape changes nothing. `now` in milliseconds. */
export async function receive(
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
