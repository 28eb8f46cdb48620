import { z } from "zod";

export const GLOBAL = "global";

type Field<Value> = keyof Value & string;

export type ConfigType<Value extends Record<string, unknown>> = {
  name: string;
  shape: z.ZodType<Value>;
  /** Each secret with the field of the address that it is sent to; null where it is sent nowhere. */
  secrets: Partial<Record<Field<Value>, Field<Value> | null>>;
};

const line = z.string().trim().min(1).max(500);

export const openaiConfig: ConfigType<{ baseUrl: string; apiKey: string; model: string }> = {
  name: "openai",
  shape: z.object({ baseUrl: line.pipe(z.url({ protocol: /^https?$/ })), apiKey: line, model: line }),
  secrets: { apiKey: "baseUrl" },
};
