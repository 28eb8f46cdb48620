import * as z from "zod/mini";
import { parsedJson } from "~/core/parse-unknown";
import { defaultSettings, type ModelAccess, type ProviderSettings } from "./provider-access";

type FieldName = `${keyof ProviderSettings}.${keyof ModelAccess}`;

type FieldFault =
  | "keyCharacters"
  | "tooLong"
  | "notAnAddress"
  | "insecure"
  | "withPassword"
  | "withQuery"
  | "endpoint"
  | "ourOwn";

export type FieldFaults = Partial<Record<FieldName, FieldFault>>;

const limits = { apiKey: 1000, baseUrl: 2000, model: 200 };

/** Why a typed base address cannot be used, or null. Plain http is for a model on the same machine only, and `ownOrigin`
 * is refused because a key must never reach this site's own server. The path is taken as typed; nothing is added to it. */
export function addressFault(typed: string, ownOrigin: string): FieldFault | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return "notAnAddress";
  const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1";
  if (url.protocol === "http:" && !isLocal) return "insecure";
  if (url.username || url.password) return "withPassword";
  if (url.search || url.hash) return "withQuery";
  if (/\/(chat\/completions|images\/generations)\/*$/.test(url.pathname)) return "endpoint";
  url.hostname = url.hostname.replace(/(?<!\.)\.+$/, "");
  return url.origin === ownOrigin ? "ourOwn" : null;
}

function keyFault(key: string): FieldFault | null {
  if (key.length > limits.apiKey) return "tooLong";
  return /^[\x21-\x7e]*$/.test(key) ? null : "keyCharacters";
}

/** Trimmed and with the default model where none is named; or what is wrong, by field. */
export function checkSettings(
  typed: ProviderSettings,
  ownOrigin: string,
): { ok: true; settings: ProviderSettings } | { ok: false; faults: FieldFaults } {
  const settings = tidied(typed);
  const faults = allFaults(settings, ownOrigin);
  return Object.keys(faults).length === 0 ? { ok: true, settings } : { ok: false, faults };
}

function tidied({ text, image }: ProviderSettings): ProviderSettings {
  return {
    text: tidy(text, defaultSettings.text.model),
    image: tidy(image, defaultSettings.image.model),
  };
}

function allFaults({ text, image }: ProviderSettings, ownOrigin: string): FieldFaults {
  return { ...faultsOf("text", text, ownOrigin), ...faultsOf("image", image, ownOrigin) };
}

function tidy({ apiKey, baseUrl, model }: ModelAccess, defaultModel: string): ModelAccess {
  return { apiKey: apiKey.trim(), baseUrl: baseUrl.trim(), model: model.trim() || defaultModel };
}

function faultsOf(
  part: keyof ProviderSettings,
  { apiKey, baseUrl, model }: ModelAccess,
  ownOrigin: string,
): FieldFaults {
  const key = keyFault(apiKey);
  const long = baseUrl.length > limits.baseUrl ? "tooLong" : null;
  const address = baseUrl === "" ? null : (long ?? addressFault(baseUrl, ownOrigin));
  return {
    ...(key && { [`${part}.apiKey`]: key }),
    ...(address && { [`${part}.baseUrl`]: address }),
    ...(model.length > limits.model && { [`${part}.model`]: "tooLong" }),
  };
}

const storedAccess = z.object({ apiKey: z.string(), baseUrl: z.string(), model: z.string() });
const stored = z.object({ text: storedAccess, image: storedAccess });

// An address that is missing counts as one that cannot be used.
const repaired = (defaults: ModelAccess) =>
  z.catch(
    z.object({
      apiKey: z.catch(z.string(), ""),
      baseUrl: z.catch(z.string(), "missing"),
      model: z.catch(z.string(), defaults.model),
    }),
    defaults,
  );
const repairedStored = z.catch(
  z.object({ text: repaired(defaultSettings.text), image: repaired(defaultSettings.image) }),
  defaultSettings,
);

/** Settings from storage. What cannot be used falls back to its default field by field, and `damaged` says so. */
export function settingsFromStorage(
  text: string,
  ownOrigin: string,
): { settings: ProviderSettings; damaged: boolean } {
  const data = parsedJson(text);
  const whole = stored.safeParse(data).success;
  const settings = tidied(repairedStored.parse(data));
  const faults = allFaults(settings, ownOrigin);
  for (const part of ["text", "image"] as const) {
    for (const field of ["apiKey", "baseUrl", "model"] as const) {
      if (faults[`${part}.${field}`]) settings[part][field] = defaultSettings[part][field];
    }
    // A key is for the address it was entered with, and must not go to the public one instead.
    if (faults[`${part}.baseUrl`]) settings[part].apiKey = "";
  }
  return { settings, damaged: !whole || Object.keys(faults).length > 0 };
}
