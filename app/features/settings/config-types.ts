import type { z } from "zod";

export const GLOBAL = "global";

type Field<Value> = keyof Value & string;

export type ConfigType<Value extends Record<string, unknown>> = {
  name: string;
  shape: z.ZodType<Value>;
  /** Each secret with the fields of the addresses that it is sent to; none where it is sent nowhere. */
  secrets: Partial<Record<Field<Value>, readonly Field<Value>[]>>;
  /** Further addresses that the server will ask, each with the name of its field. */
  addresses?(value: Value): [field: string, url: string][];
};
