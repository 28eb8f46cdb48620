import { jinaDeepSearch } from "~/adapters/news/jina-deepsearch";
import { jinaEmbedder } from "~/adapters/news/jina-embed";
import { jinaReader } from "~/adapters/news/jina-reader";
import { jinaReranker } from "~/adapters/news/jina-rerank";
import { openaiEditor } from "~/adapters/news/openai-editor";
import type { RadarService } from "~/core/service-calls";
import { defaultModels, type LlmConfig } from "~/features/settings/llm/llm-config";
import type { NewsServices } from "~/ports/news";
import type { CountedFetch, Outside } from "~/ports/outside";
import type { Settings } from "./settings.server";

type Asked = Pick<Outside, "check"> & {
  counted(service: RadarService): CountedFetch;
  now(): Date;
};

/** Null for each that has no address or needs a key and has none: Jina's Reader alone reads without. `chat` is the analyst's model. */
export function newsServicesOf(
  { check, counted, now }: Asked,
  saved: LlmConfig,
  chat: Settings["openai"],
): NewsServices {
  const { jinaReaderUrl, jinaRerankUrl, jinaDeepSearchUrl, jinaModelUrl, jinaKey = null } = saved;
  const { jinaModel, jinaRerankModel } = { ...defaultModels, ...saved };
  const endpoint = (service: RadarService, url: string | undefined, mayLackKey = false) =>
    url !== undefined && !saved.isStopped && (jinaKey !== null || mayLackKey) && check(url).ok
      ? { url, apiKey: jinaKey, outside: { check, fetch: counted(service) }, now }
      : null;
  const [reading, ranking, searching, embedding] = [
    endpoint("reader", jinaReaderUrl, true),
    endpoint("reranker", jinaRerankUrl),
    endpoint("search", jinaDeepSearchUrl),
    endpoint("embedder", jinaModelUrl),
  ];
  return {
    reader: reading && jinaReader(reading),
    reranker: ranking && jinaReranker(ranking, jinaRerankModel),
    editor: chat && openaiEditor({ ...chat, fetch: counted("editor"), now }),
    search: searching && jinaDeepSearch(searching),
    embedder: embedding && jinaEmbedder(embedding, jinaModel),
  };
}
