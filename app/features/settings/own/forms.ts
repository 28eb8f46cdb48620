import { z } from "zod";
import { problem } from "~/core/form";
import { FOCUS_PROMPT_LENGTH, TEMPLATE_LENGTH } from "~/core/memwink";
import type { Reading, Readings } from "./reading";
import { type OwnType, ownSettings } from "./setting-types";

const optionalText = (length: number) => z.string().max(length, problem("settings.tooLong")).optional();

const isBlank = (text: string | undefined) => (text ?? "").trim() === "";

/** What the forms of the settings page send. A field that the plan does not allow is disabled there, so it is missing here. */
export const settingForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("gen_prompt"), template: ownSettings.memwink_gen_prompt.shape }),
  z.object({ intent: z.literal("qa_prompt"), template: ownSettings.memwink_qa_prompt.shape }),
  z.object({ intent: z.literal("embedding"), model: ownSettings.memwink_embed_model.shape }),
  z.object({ intent: z.literal("theme"), theme: ownSettings.memwink_theme.shape }),
  z
    .object({
      intent: z.literal("quote"),
      style: ownSettings.memwink_quote_style.shape,
      template: optionalText(TEMPLATE_LENGTH),
    })
    .refine(({ style, template }) => style !== "custom" || !isBlank(template), {
      error: problem("settings.quoteMissing"),
      path: ["template"],
    }),
  z.object({ intent: z.literal("language"), language: ownSettings.language.shape }),
  z
    .object({
      intent: z.literal("focus"),
      worldFilter: z.string(problem("settings.focusMissing")).min(1, problem("settings.focusMissing")),
      enabled: z.literal("on").optional(),
      prompt: optionalText(FOCUS_PROMPT_LENGTH),
    })
    .refine(({ prompt }) => prompt === undefined || !isBlank(prompt), {
      error: problem("settings.promptMissing"),
      path: ["prompt"],
    }),
]);

export type SettingForm = z.infer<typeof settingForm>;

/** `keepsPlanValues`: what of it needs a plan was saved before and stays as it is. */
export type SettingChange = { type: OwnType; value: unknown; keepsPlanValues?: boolean };

export function changesOf(form: SettingForm, { memwink_news_agent: agent }: Readings): SettingChange[] {
  switch (form.intent) {
    case "gen_prompt":
      return [{ type: "memwink_gen_prompt", value: form.template }];
    case "qa_prompt":
      return [{ type: "memwink_qa_prompt", value: form.template }];
    case "embedding":
      return [{ type: "memwink_embed_model", value: form.model }];
    case "theme":
      return [{ type: "memwink_theme", value: form.theme }];
    case "language":
      return [{ type: "language", value: form.language }];
    case "quote":
      return [
        { type: "memwink_quote_style", value: form.style },
        ...(isBlank(form.template)
          ? []
          : [{ type: "memwink_quote_template", value: form.template } as const]),
      ];
    case "focus": {
      const { worldFilter, prompt } = form;
      if (prompt === undefined)
        return [{ type: "memwink_news_agent", value: { ...agent.kept, worldFilter }, keepsPlanValues: true }];
      return [{ type: "memwink_news_agent", value: { worldFilter, prompt, enabled: form.enabled === "on" } }];
    }
  }
}

/** Leaves what counts no more, because its plan has ended, as it was saved, unless something else was chosen in its place. */
export function keepSuspended(changes: readonly SettingChange[], readings: Readings): SettingChange[] {
  return changes.flatMap((change) => {
    const reading: Reading<unknown> = readings[change.type];
    if (change.keepsPlanValues || !reading.isSuspended) return [change];
    if (change.type === "memwink_news_agent") return [withKeptAgent(change, readings)];
    return change.value === reading.value ? [] : [change];
  });
}

function withKeptAgent(
  change: SettingChange,
  { memwink_news_agent: { kept } }: Pick<Readings, "memwink_news_agent">,
): SettingChange {
  const { shape, needs } = ownSettings.memwink_news_agent;
  const parsed = shape.safeParse(change.value);
  if (!parsed.success || needs(parsed.data).length > 0) return change;
  const { worldFilter } = parsed.data;
  const value = { ...kept, enabled: kept.enabled && worldFilter !== "", worldFilter };
  return { ...change, value, keepsPlanValues: true };
}
