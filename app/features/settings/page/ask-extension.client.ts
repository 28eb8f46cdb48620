import { EXTENSION_ID, type ExtensionAnswer, type SettingsMessage } from "~/core/memwink";

/** What the extension answers, null where there is none that speaks with this site. */
export async function askExtension(
  message: SettingsMessage | { type: "hello"; v: 1 },
): Promise<ExtensionAnswer | null> {
  // Only where an extension names this site does the browser let a page speak to it.
  if (typeof chrome === "undefined" || chrome.runtime === undefined) return null;
  const answer = chrome.runtime.sendMessage<object, ExtensionAnswer>(EXTENSION_ID, message);
  return answer.catch(() => null);
}
