import {
  type ApiErrorKind,
  apiRequest,
  chatBaseUrl,
  endpointUrl,
  readCompletion,
} from "~/core/chat-completions";
import { parsedJson } from "~/core/parse-unknown";
import { defaultModels, type LlmConfig, type llmAddresses } from "./llm-config";

type Address = (typeof llmAddresses)[number];

export const services = ["openai", "jinaDeepSearch", "jinaReader", "jinaModel", "jinaRerank"] as const;

export type Service = (typeof services)[number];

export const addressOf: Record<Service, Address> = {
  openai: "openaiUrl",
  jinaDeepSearch: "jinaDeepSearchUrl",
  jinaReader: "jinaReaderUrl",
  jinaModel: "jinaModelUrl",
  jinaRerank: "jinaRerankUrl",
};

export type ServiceOutcome = "works" | "otherAnswer" | "timedOut" | "unreachable" | "tooLarge" | ApiErrorKind;

export type ServiceReport = {
  service: Service;
  /** The method and the address without what may be secret in it. */
  asked: string;
  status: number | null;
  outcome: ServiceOutcome;
  ms: number;
};

type ServiceRequest = {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  /** Whether a successful answer is one of this kind of service. */
  isAnswer: (body: string) => boolean;
};

const SECONDS = 1000;
const greeting = [{ role: "user", content: "Answer with OK." }];

/** The smallest question to a service that shows whether its address, key and model are right. */
export function requestOf(service: Service, config: LlmConfig): ServiceRequest | null {
  const url = config[addressOf[service]];
  if (url === undefined) return null;
  const key = service === "openai" ? config.openaiKey : config.jinaKey;
  const post = (address: string, body: object, timeoutMs: number) => {
    const { headers, ...request } = apiRequest(key ?? "", body);
    return { ...request, url: address, headers: key ? headers : without(headers), timeoutMs };
  };
  switch (service) {
    case "openai": {
      const model = config.openaiModel ?? defaultModels.openaiModel;
      const address = endpointUrl(chatBaseUrl(url), "chat/completions");
      return { ...post(address, { model, messages: greeting }, 30 * SECONDS), isAnswer: isCompletion };
    }
    case "jinaDeepSearch": {
      const body = {
        model: "jina-deepsearch-v1",
        messages: greeting,
        stream: false,
        reasoning_effort: "low",
      };
      return { ...post(url, body, 60 * SECONDS), isAnswer: isCompletion };
    }
    case "jinaReader": {
      const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
      const address = `${url.replace(/\/$/, "")}/https://example.com/`;
      return {
        url: address,
        method: "GET",
        headers,
        timeoutMs: 20 * SECONDS,
        isAnswer: (body) => body !== "",
      };
    }
    case "jinaModel": {
      const model = config.jinaModel ?? defaultModels.jinaModel;
      return { ...post(url, { model, input: ["hello"] }, 20 * SECONDS), isAnswer: hasList("data") };
    }
    case "jinaRerank": {
      const model = config.jinaRerankModel ?? defaultModels.jinaRerankModel;
      const body = { model, query: "hello", documents: ["hello", "goodbye"] };
      return { ...post(url, body, 20 * SECONDS), isAnswer: hasList("results") };
    }
  }
}

function without({ Authorization: _, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

function isCompletion(body: string): boolean {
  return readCompletion(body) !== null;
}

function hasList(name: string) {
  return (body: string) => {
    const value = parsedJson(body);
    return typeof value === "object" && value !== null && Array.isArray(Reflect.get(value, name));
  };
}
