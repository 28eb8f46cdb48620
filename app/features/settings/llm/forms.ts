import { z } from "zod";
import { llmAddresses, llmLimits, llmModels, llmSecrets } from "./llm-config";
import { services } from "./service-requests";

const typed = z.string().max(4000).default("");
const tests = services.map((service) => `test:${service}` as const);

export const llmForm = z.object({
  intent: z.enum(["save", ...tests]),
  jinaDeepSearchUrl: typed,
  jinaReaderUrl: typed,
  jinaModelUrl: typed,
  jinaRerankUrl: typed,
  jinaKey: typed,
  jinaModel: typed,
  jinaRerankModel: typed,
  openaiUrl: typed,
  openaiKey: typed,
  openaiModel: typed,
  callsPerDay: typed,
  personCallsPerDay: typed,
  isStopped: z.literal("on").optional(),
  radarItemsPerRun: typed,
  radarCallsPerDay: typed,
  radarTokensPerDay: typed,
  remove: z.array(z.enum(llmSecrets)).default([]),
});

type LlmForm = Omit<z.infer<typeof llmForm>, "intent">;

/** What was typed as the configuration that it means: a field left empty is no field, a key ticked off is removed. */
export function enteredOf(form: LlmForm): Record<string, string | number | boolean | null> {
  const plain = [...llmAddresses, ...llmModels].flatMap((field): [string, string][] =>
    form[field].trim() === "" ? [] : [[field, form[field]]],
  );
  const keys = llmSecrets.flatMap((field): [string, string | null][] => {
    if (form[field].trim() !== "") return [[field, form[field]]];
    return form.remove.includes(field) ? [[field, null]] : [];
  });
  const limits = llmLimits.flatMap((field): [string, string | number][] =>
    form[field].trim() === "" ? [] : [[field, numberOf(form[field])]],
  );
  const entered = Object.fromEntries([...plain, ...keys, ...limits]);
  return form.isStopped ? { ...entered, isStopped: true } : entered;
}

/** A whole number as people write it, with or without separators of thousands; what is none stays as it was typed. */
function numberOf(text: string): string | number {
  const digits = text.normalize("NFKC").replace(/[\s,']/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

export function serviceOf(intent: string) {
  return services.find((service) => intent === `test:${service}`) ?? null;
}
