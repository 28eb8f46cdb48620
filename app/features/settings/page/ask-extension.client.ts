import { EXTENSION_ID, type ExtensionAnswer, type SettingsMessage, storeIdIn } from "~/core/memwink";

/** What the extension answers, a copy from our zip or from a store; null where there is none that speaks with this site. */
export async function askExtension(
  message: SettingsMessage | { type: "hello"; v: 1 },
  storeLink: string | undefined,
): Promise<ExtensionAnswer | null> {
  // Only where an extension names this site does the browser let a page speak to it.
  if (typeof chrome === "undefined" || chrome.runtime === undefined) return null;
  for (const id of [EXTENSION_ID, storeIdIn(storeLink ?? "")]) {
    const asked = id && chrome.runtime.sendMessage<object, ExtensionAnswer>(id, message);
    const answer = asked && (await asked.catch(() => null));
    if (answer) return answer;
  }
  return null;
}
