import { z } from "zod";
import { problem } from "~/core/form";
import { type Locale, locales } from "~/core/locale";
import {
  type EmbedModel,
  embedModels,
  FOCUS_PROMPT_LENGTH,
  type MemwinkTheme,
  type QuoteStyle,
  quoteStyles,
  TEMPLATE_LENGTH,
  themes,
} from "~/core/memwink";
import type { Ability } from "~/core/plans";

export type OwnSetting<Value> = {
  shape: z.ZodType<Value>;
  /** A text is taken as it was sent; everything else is JSON. */
  isText: boolean;
  /** What counts where nothing is saved. */
  initial(locale: Locale): Value;
  /** What a value needs that not every plan allows. */
  needs(value: Value): readonly Ability[];
  /** What still counts of a value when the plan that allowed it has ended. */
  withoutPlan(value: Value, initial: Value): Value;
  /** What is said when somebody saves it without the plan. */
  refusal: "settings.proOnly" | "settings.focusProOnly";
};

function setting<Value>(
  own: Pick<OwnSetting<Value>, "shape" | "initial"> & Partial<OwnSetting<Value>>,
): OwnSetting<Value> {
  return {
    isText: true,
    needs: () => [],
    withoutPlan: (_, initial) => initial,
    refusal: "settings.proOnly",
    ...own,
  };
}

const textOf = (missing: "settings.templateMissing" | "settings.quoteMissing") =>
  z
    .string(problem(missing))
    .max(TEMPLATE_LENGTH, problem("settings.tooLong"))
    .refine((text) => text.trim() !== "", problem(missing));

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, problem("settings.invalidValue"));

/** `worldFilter` is the world focus point that is followed, by its tag; the prompt says what of it matters. */
const newsAgent = z
  .strictObject({
    enabled: z.boolean().default(false),
    worldFilter: z.string().trim().max(200).default(""),
    prompt: z.string().max(FOCUS_PROMPT_LENGTH, problem("settings.tooLong")).default(""),
    /** The member's own tag. Whatever is sent, it is that of the one who sends it. */
    tag_id: z.string().max(200).optional(),
  })
  .refine(({ enabled, worldFilter }) => !enabled || worldFilter !== "", {
    error: problem("settings.focusMissing"),
    path: ["worldFilter"],
  })
  .refine(({ enabled, prompt }) => !enabled || prompt.trim() !== "", {
    error: problem("settings.promptMissing"),
    path: ["prompt"],
  })
  .transform(({ tag_id: _, ...rest }) => rest);

export type NewsAgent = z.infer<typeof newsAgent>;

const promptTemplate = () =>
  setting({
    shape: textOf("settings.templateMissing"),
    initial: () => "",
    needs: () => ["customPrompts"],
  });

export const ownSettings = {
  memwink_embed_model: setting<EmbedModel>({
    shape: oneOf(embedModels),
    initial: () => "basic_local",
    needs: (model) => (model.startsWith("advanced") ? ["advancedEmbedding"] : []),
  }),
  memwink_quote_style: setting<QuoteStyle>({
    shape: oneOf(quoteStyles),
    initial: () => "default",
    needs: (style) => (style === "custom" ? ["customQuote"] : []),
  }),
  memwink_quote_template: setting({
    shape: textOf("settings.quoteMissing"),
    initial: () => "",
    needs: () => ["customQuote"],
  }),
  memwink_news_agent: setting<NewsAgent>({
    shape: newsAgent,
    isText: false,
    initial: () => ({ enabled: false, worldFilter: "", prompt: "" }),
    needs: ({ enabled, prompt }) => (enabled || prompt !== "" ? ["customFocus"] : []),
    withoutPlan: ({ worldFilter }, initial) => ({ ...initial, worldFilter }),
    refusal: "settings.focusProOnly",
  }),
  memwink_gen_prompt: promptTemplate(),
  memwink_qa_prompt: promptTemplate(),
  memwink_theme: setting<MemwinkTheme>({ shape: oneOf(themes), initial: () => "bing" }),
  language: setting<Locale>({ shape: oneOf(locales), initial: (locale) => locale }),
};

export type OwnType = keyof typeof ownSettings;

export type OwnValue<Type extends OwnType> = ReturnType<(typeof ownSettings)[Type]["initial"]>;

const isOwn = (name: string): name is OwnType => Object.hasOwn(ownSettings, name);

export const ownTypes: readonly OwnType[] = Object.keys(ownSettings).filter(isOwn);
