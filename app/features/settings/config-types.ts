import { z } from "zod";

/** The configuration of every reader, as opposed to that of one user, whose id is its scope. */
export const GLOBAL = "global";

type Field<Value> = keyof Value & string;

/** One kind of saved configuration: the shape of its value, and which of its fields are secrets. */
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
