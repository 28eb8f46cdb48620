import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { ownTypes } from "./own/setting-types";

const configTypes = [...ownTypes, "world_focus_points", "llm_config"] as const;

/** POST /api/config. `value` is JSON as a string, or the value itself. */
export const configChange = z.strictObject({
  type: z.string().max(64),
  value: z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]),
});

/** GET /api/config. `value` is JSON as a string. */
export const configAnswer = z.object({
  type: z.enum(configTypes),
  value: z.string(),
  is_default: z.boolean(),
  /** Whether something is saved that does not count, because the plan that allowed it has ended. */
  is_suspended: z.boolean(),
});

export type ConfigAnswer = z.infer<typeof configAnswer>;

/** GET /api/config/all: every configuration that the reader may read, by its type. */
export const allConfigAnswer = z.partialRecord(z.enum(configTypes), configAnswer);

/** POST /api/config, saved. */
export const configSaved = configAnswer.extend({ ok: z.literal(true) });

export const settingsCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/config",
    summary: "One configuration, its default where none is saved",
    who: "member",
    query: z.object({ type: z.enum(configTypes) }),
    answers: { 200: { description: "The configuration", shape: configAnswer } },
    refusals: [400],
  },
  {
    method: "post",
    path: "/api/config",
    summary: "Save one configuration",
    who: "member",
    body: { shape: configChange, types: ["application/json"] },
    answers: { 200: { description: "Saved", shape: configSaved } },
    refusals: [400, 413, 422],
  },
  {
    method: "get",
    path: "/api/config/all",
    summary: "Every configuration that one may read, by its type",
    who: "member",
    answers: { 200: { description: "The configurations", shape: allConfigAnswer } },
  },
];
