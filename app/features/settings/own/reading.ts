import type { Locale } from "~/core/locale";
import { type Membership, may } from "~/core/membership";
import { defaultFocusPoints, worldFocus } from "../focus/world-focus";
import type { FocusPoint } from "../focus-points";
import { type OwnSetting, type OwnType, type OwnValue, ownSettings } from "./setting-types";

export type Reading<Value> = {
  /** What counts now. */
  value: Value;
  isDefault: boolean;
  /** Whether what was saved counts no more, because the plan that allowed it has ended. */
  isSuspended: boolean;
  /** What was saved, whether it counts or not. */
  kept: Value;
};

export type Readings = { [Type in OwnType]: Reading<OwnValue<Type>> };

type Stored = ReadonlyMap<string, unknown>;

export function readingsOf(stored: Stored, membership: Membership, locale: Locale): Readings {
  const read = <Type extends OwnType>(type: Type) => readingOf(type, stored.get(type), membership, locale);
  return {
    memwink_embed_model: read("memwink_embed_model"),
    memwink_quote_style: read("memwink_quote_style"),
    memwink_quote_template: read("memwink_quote_template"),
    memwink_news_agent: read("memwink_news_agent"),
    memwink_gen_prompt: read("memwink_gen_prompt"),
    memwink_qa_prompt: read("memwink_qa_prompt"),
    memwink_theme: read("memwink_theme"),
    language: read("language"),
  };
}

/** One setting as it counts. What was saved and can no longer be used is as if nothing were saved. */
function readingOf<Type extends OwnType>(
  type: Type,
  stored: unknown,
  membership: Membership,
  locale: Locale,
): Reading<OwnValue<Type>>;
function readingOf(type: OwnType, stored: unknown, membership: Membership, locale: Locale): Reading<unknown> {
  const { shape, initial, needs, withoutPlan }: OwnSetting<unknown> = ownSettings[type];
  const fallback = initial(locale);
  const parsed = stored === undefined ? null : shape.safeParse(stored);
  if (!parsed?.success) return { value: fallback, kept: fallback, isDefault: true, isSuspended: false };
  const kept = parsed.data;
  if (needs(kept).every((ability) => may(membership, ability)))
    return { value: kept, kept, isDefault: false, isSuspended: false };
  const value = withoutPlan(kept, fallback);
  const isDefault = JSON.stringify(value) === JSON.stringify(fallback);
  return { value, kept, isDefault, isSuspended: true };
}

/** What a member needs to know of a world focus point to choose it. */
export type FocusChoice = Pick<FocusPoint, "tag_id" | "tag_name" | "lang">;

/** The world focus points out of what is saved of them; the default ones where nothing usable is saved. */
export function focusChoicesOf(stored: unknown): FocusChoice[] {
  const parsed = worldFocus.shape.safeParse(stored);
  const points = parsed.success ? parsed.data.points : defaultFocusPoints("");
  return points.map(({ tag_id, tag_name, lang }) => ({ tag_id, tag_name, lang }));
}
