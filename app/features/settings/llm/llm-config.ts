import { z } from "zod";
import type { CallLimits } from "~/core/service-calls";
import type { NewsLimits } from "~/ports/news";
import type { ConfigType } from "../config-types";

const line = z.string().trim().min(1).max(500);
const address = z
  .string()
  .trim()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/ }));

/** What may be used of the services, each with what counts where none is set. A person's is more than any plan sells. */
export const limitRanges = {
  callsPerDay: { least: 0, most: 100_000, usual: 3000 },
  personCallsPerDay: { least: 0, most: 100_000, usual: 200 },
  radarItemsPerRun: { least: 1, most: 60, usual: 30 },
  radarCallsPerDay: { least: 0, most: 100_000, usual: 500 },
  radarTokensPerDay: { least: 0, most: 1_000_000_000, usual: 1_000_000 },
} as const;

const limit = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most).optional();

/** The services of the whole product. Each field may be left out: without an address a service is not asked. */
const shape = z.object({
  jinaDeepSearchUrl: address.optional(),
  jinaReaderUrl: address.optional(),
  jinaModelUrl: address.optional(),
  jinaRerankUrl: address.optional(),
  jinaKey: line.optional(),
  jinaModel: line.optional(),
  jinaRerankModel: line.optional(),
  openaiUrl: address.optional(),
  openaiKey: line.optional(),
  openaiModel: line.optional(),
  callsPerDay: limit(limitRanges.callsPerDay),
  personCallsPerDay: limit(limitRanges.personCallsPerDay),
  radarItemsPerRun: limit(limitRanges.radarItemsPerRun),
  radarCallsPerDay: limit(limitRanges.radarCallsPerDay),
  radarTokensPerDay: limit(limitRanges.radarTokensPerDay),
  /** The switch: no service is asked anything. */
  isStopped: z.boolean().optional(),
});

export type LlmConfig = z.infer<typeof shape>;

export const jinaAddresses = ["jinaDeepSearchUrl", "jinaReaderUrl", "jinaModelUrl", "jinaRerankUrl"] as const;
export const llmAddresses = [...jinaAddresses, "openaiUrl"] as const;
export const llmSecrets = ["jinaKey", "openaiKey"] as const;
export const llmModels = ["jinaModel", "jinaRerankModel", "openaiModel"] as const;

export const callLimits = ["callsPerDay", "personCallsPerDay"] as const;
export const radarLimits = ["radarItemsPerRun", "radarCallsPerDay", "radarTokensPerDay"] as const;
export const llmLimits = [...callLimits, ...radarLimits] as const;

export const llmConfig: ConfigType<LlmConfig> = {
  name: "llm_config",
  shape,
  secrets: { jinaKey: jinaAddresses, openaiKey: ["openaiUrl"] },
  problems: {
    callsPerDay: "config.badCallsPerDay",
    personCallsPerDay: "config.badCallsPerDay",
    radarItemsPerRun: "config.badItemsPerRun",
    radarCallsPerDay: "config.badCallsPerDay",
    radarTokensPerDay: "config.badTokensPerDay",
  },
};

export function callLimitsOf(saved: LlmConfig): CallLimits {
  const limit = (name: (typeof llmLimits)[number]) => saved[name] ?? limitRanges[name].usual;
  return {
    callsPerDay: limit("callsPerDay"),
    personCallsPerDay: limit("personCallsPerDay"),
    radarCallsPerDay: limit("radarCallsPerDay"),
    radarTokensPerDay: limit("radarTokensPerDay"),
  };
}

export function newsLimitsOf(saved: LlmConfig): NewsLimits {
  const { radarCallsPerDay, radarTokensPerDay } = callLimitsOf(saved);
  return {
    itemsPerRun: saved.radarItemsPerRun ?? limitRanges.radarItemsPerRun.usual,
    callsPerDay: radarCallsPerDay,
    tokensPerDay: radarTokensPerDay,
    isStopped: saved.isStopped ?? false,
  };
}

/** The models that are asked where none is named. */
export const defaultModels = {
  openaiModel: "gpt-4o-mini",
  jinaModel: "jina-embeddings-v3",
  jinaRerankModel: "jina-reranker-v2-base-multilingual",
} as const;
