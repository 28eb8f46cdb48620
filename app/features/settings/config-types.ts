import type { z } from "zod";
import type { ErrorKey } from "~/core/error-key";
import type { Locale } from "~/core/locale";
import type { Parts } from "./replaced-parts";

export const GLOBAL = "global";

export type Subject = { id: string; name: string; lang: Locale };

/** What may be shown of a secret. The end of a short one would give away too much of it. */
export type SecretView = { set: boolean; last4: string };

type Field<Value> = keyof Value & string;

export type ConfigType<Value extends Record<string, unknown>> = {
  name: string;
  shape: z.ZodType<Value>;
  /** Each secret with the fields of the addresses that it is sent to; none where it is sent nowhere. */
  secrets: Partial<Record<Field<Value>, readonly Field<Value>[]>>;
  /** The subjects of the world's feed that it names, in their order; the feed has these and no others. */
  subjects?(value: Value): Subject[];
  /** What is said of a field that is not as its shape asks, where more can be said than that it cannot be used. */
  problems?: Partial<Record<Field<Value>, ErrorKey>>;
  /** What the audit tells apart, where that is not fields and secrets. */
  parts?(value: Value): Parts;
  /** Further addresses that the server will ask, each with the name of its field. */
  addresses?(value: Value): [field: string, url: string][];
};
