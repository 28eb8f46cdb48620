import { isSuccess, retryAfterMs } from "~/core/chat-completions";
import { refuse } from "~/core/result";
import type { CallRefusal } from "~/core/service-calls";
import type { NewsRefusal, RefusedNews } from "~/ports/news";
import type { CountedFetch, FetchRefusal, GuardedRequest, Outside } from "~/ports/outside";

export type JinaEndpoint = {
  url: string;
  /** null where the service is asked without one. */
  apiKey: string | null;
  outside: Pick<Outside, "check"> & { fetch: CountedFetch };
  now(): Date;
};

type JinaRequest = Pick<GuardedRequest, "timeoutMs" | "maxBytes" | "contentTypes" | "signal" | "stream"> & {
  body: object;
  headers?: Record<string, string>;
};

/** Puts one question to a Jina service; gives the body of its answer. Nothing of a question or an error body is kept. */
export async function askJina(
  { url, apiKey, outside, now }: JinaEndpoint,
  { body, headers, ...request }: JinaRequest,
): Promise<{ ok: true; body: string } | RefusedNews> {
  const answer = await outside.fetch({
    url,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    ...request,
  });
  if (!answer.ok) return refuse(refusalOfTransport(answer.reason));
  const { status } = answer;
  if (isSuccess(status)) return { ok: true, body: new TextDecoder().decode(answer.body) };
  const waitMs = status === 429 || status === 503 ? retryAfterMs(answer.headers, now()) : null;
  return { ...refuse(refusalOfStatus(status)), ...(waitMs === null ? {} : { waitMs }) };
}

export function refusalOfStatus(status: number): NewsRefusal {
  if (status === 401 || status === 403) return "news.refusedKey";
  if (status === 402) return "news.noBalance";
  if (status === 429) return "news.tooManyRequests";
  if (status === 451) return "news.blocked";
  if ([400, 405, 413, 415, 422].includes(status)) return "news.refusedRequest";
  return [408, 504, 522, 524].includes(status) ? "news.timedOut" : "news.unavailable";
}

function refusalOfTransport(refusal: FetchRefusal | CallRefusal): NewsRefusal {
  if (refusal === "calls.stopped") return "news.stopped";
  if (refusal === "calls.spent" || refusal === "calls.ownSpent") return "news.budgetSpent";
  if (refusal === "fetch.timedOut" || refusal === "fetch.aborted") return "news.timedOut";
  const isBad = refusal === "fetch.tooLarge" || refusal === "fetch.wrongType";
  return isBad ? "news.badAnswer" : "news.unavailable";
}
