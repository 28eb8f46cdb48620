import { z } from "zod";
import type { ConfigType } from "../config-types";

const line = z.string().trim().min(1).max(500);
const address = z
  .string()
  .trim()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/ }));

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
});

export type LlmConfig = z.infer<typeof shape>;

export const jinaAddresses = ["jinaDeepSearchUrl", "jinaReaderUrl", "jinaModelUrl", "jinaRerankUrl"] as const;
export const llmAddresses = [...jinaAddresses, "openaiUrl"] as const;
export const llmSecrets = ["jinaKey", "openaiKey"] as const;
export const llmModels = ["jinaModel", "jinaRerankModel", "openaiModel"] as const;

export const llmConfig: ConfigType<LlmConfig> = {
  name: "llm_config",
  shape,
  secrets: { jinaKey: jinaAddresses, openaiKey: ["openaiUrl"] },
};

/** The models that are asked where none is named. */
export const defaultModels = {
  openaiModel: "gpt-4o-mini",
  jinaModel: "jina-embeddings-v3",
  jinaRerankModel: "jina-reranker-v2-base-multilingual",
} as const;
