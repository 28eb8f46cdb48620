import { jinaDeepSearch } from "~/adapters/news/jina-deepsearch";
import { jinaReader } from "~/adapters/news/jina-reader";
import { jinaReranker } from "~/adapters/news/jina-rerank";
import { openaiEditor } from "~/adapters/news/openai-editor";
import { defaultModels, type LlmConfig } from "~/features/settings/llm/llm-config";
import type { App } from "~/ports/app";
import type { NewsServices } from "~/ports/news";
import type { Settings } from "./settings.server";

/** Null for each that has no address or needs a key and has none: Jina's Reader alone reads without. `chat` is the analyst's model. */
export function newsServicesOf(
  { services, now }: Pick<App, "services" | "now">,
  saved: LlmConfig,
  chat: Settings["openai"],
): NewsServices {
  const { jinaReaderUrl, jinaRerankUrl, jinaDeepSearchUrl, jinaKey = null } = saved;
  const model = saved.jinaRerankModel ?? defaultModels.jinaRerankModel;
  const endpoint = (url: string | undefined) =>
    url !== undefined && services.check(url).ok ? { url, apiKey: jinaKey, outside: services, now } : null;
  const withKey = (url: string | undefined) => (jinaKey === null ? null : endpoint(url));
  const [reading, ranking, searching] = [
    endpoint(jinaReaderUrl),
    withKey(jinaRerankUrl),
    withKey(jinaDeepSearchUrl),
  ];
  return {
    reader: reading && jinaReader(reading),
    reranker: ranking && jinaReranker(ranking, model),
    editor: chat && openaiEditor({ ...chat, fetch: services.fetch, now }),
    search: searching && jinaDeepSearch(searching),
  };
}
