import type { SentSettings } from "~/core/memwink";
import type { FocusChoice, Readings } from "../own/reading";

export type PlanView = {
  /** When Pro ends, as a date; null without Pro. */
  until: string | null;
  renews: boolean;
  /** Whether there is something to manage at the payments service. */
  isPaid: boolean;
  isSold: boolean;
  isUnread: boolean;
};

/** A link as a code to scan: how many modules wide, and its dark ones as the path of an SVG. */
export type CommunityCode = { id: "zh" | "en"; url: string; size: number; path: string };

export type DownloadLinks = { pluginStore?: string; pluginZip?: string; ios?: string };

/** What may be changed with the plan one has. */
export type SettingAbilities = Record<"prompts" | "quote" | "focus" | "embedding", boolean>;

export type SettingsView = {
  plan: PlanView;
  readings: Readings;
  choices: FocusChoice[];
  abilities: SettingAbilities;
  codes: CommunityCode[];
  downloads: DownloadLinks;
  sent: SentSettings;
  /** When Pro ends there, in milliseconds. */
  proUntil: number | null;
};

/** The forms of the settings page, by the name that opens each in the address. */
const edits = ["gen_prompt", "qa_prompt", "embedding", "theme", "quote", "language", "focus"] as const;

export type Edit = (typeof edits)[number];

export function editOf(name: string | null): Edit | null {
  return edits.find((edit) => edit === name) ?? null;
}
