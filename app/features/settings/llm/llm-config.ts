import { z } from "zod";
import type { NewsLimits } from "~/ports/news";
import type { ConfigType } from "../config-types";

const line = z.string().trim().min(1).max(500);
const address = z
  .string()
  .trim()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/ }));

/** What the radar may use, each with what counts where none is set. */
export const radarLimits = {
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
  radarItemsPerRun: limit(radarLimits.radarItemsPerRun),
  radarCallsPerDay: limit(radarLimits.radarCallsPerDay),
  radarTokensPerDay: limit(radarLimits.radarTokensPerDay),
});

export type LlmConfig = z.infer<typeof shape>;

export const jinaAddresses = ["jinaDeepSearchUrl", "jinaReaderUrl", "jinaModelUrl", "jinaRerankUrl"] as const;
export const llmAddresses = [...jinaAddresses, "openaiUrl"] as const;
export const llmSecrets = ["jinaKey", "openaiKey"] as const;
export const llmModels = ["jinaModel", "jinaRerankModel", "openaiModel"] as const;

export const llmLimits = ["radarItemsPerRun", "radarCallsPerDay", "radarTokensPerDay"] as const;

export const llmConfig: ConfigType<LlmConfig> = {
  name: "llm_config",
  shape,
  secrets: { jinaKey: jinaAddresses, openaiKey: ["openaiUrl"] },
  problems: {
    radarItemsPerRun: "config.badItemsPerRun",
    radarCallsPerDay: "config.badCallsPerDay",
    radarTokensPerDay: "config.badTokensPerDay",
  },
};

export function newsLimitsOf({
  radarItemsPerRun = radarLimits.radarItemsPerRun.usual,
  radarCallsPerDay = radarLimits.radarCallsPerDay.usual,
  radarTokensPerDay = radarLimits.radarTokensPerDay.usual,
}: LlmConfig): NewsLimits {
  return {
    itemsPerRun: radarItemsPerRun,
    callsPerDay: radarCallsPerDay,
    tokensPerDay: radarTokensPerDay,
  };
}

/** The models that are asked where none is named. */
export const defaultModels = {
  openaiModel: "gpt-4o-mini",
  jinaModel: "jina-embeddings-v3",
  jinaRerankModel: "jina-reranker-v2-base-multilingual",
} as const;
