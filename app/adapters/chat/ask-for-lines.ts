import {
  apiRequest,
  type ChatMessage,
  chatBaseUrl,
  endpointUrl,
  isSuccess,
  readCompletionChunk,
} from "~/core/chat-completions";
import {
  type ChatEndpoint,
  type ChatRefusal,
  jsonTypes,
  maxAnswerBytes,
  outcomeOfAnswer,
  outcomeOfTransport,
} from "./chat-request";

type LinesQuestion = { messages: ChatMessage[]; timeoutMs: number; signal: AbortSignal };

/** Asks once for plain text, and hands over each line as it comes; one that was cut off is none. */
export async function askForLines(
  endpoint: ChatEndpoint,
  { messages, timeoutMs, signal }: LinesQuestion,
  onLine: (line: string) => void,
): Promise<ChatRefusal | null> {
  const { baseUrl, apiKey, model, fetch, now } = endpoint;
  const request = apiRequest(apiKey, { model, messages, stream: true });
  const said = withoutThoughts(onLine);
  const reply = replyReader(said);
  const answer = await fetch({
    url: endpointUrl(chatBaseUrl(baseUrl), "chat/completions"),
    ...request,
    signal,
    timeoutMs,
    maxBytes: maxAnswerBytes,
    contentTypes: [...jsonTypes, "text/event-stream"],
    stream: { onPart: reply.take, silenceMs: timeoutMs },
  });
  const rest = reply.end();
  if (answer.ok && isSuccess(answer.status) && rest.isStreamed) return null;
  const body = new TextEncoder().encode(rest.other);
  const outcome = answer.ok
    ? outcomeOfAnswer({ ...answer, body }, request.body, now())
    : outcomeOfTransport(answer.reason);
  if (outcome.kind !== "text") return "reason" in outcome ? outcome.reason : "unavailable";
  said.take(outcome.cutOff ? outcome.text : `${outcome.text}\n`);
  return null;
}

/** Reads events cut anywhere, and keeps what is none. */
function replyReader(said: ReturnType<typeof lineSplitter>) {
  const decoder = new TextDecoder();
  let isStreamed = false;
  let finish: string | null = null;
  const other: string[] = [];
  const events = lineSplitter((line) => {
    if (!line.startsWith("data:")) return void other.push(line);
    isStreamed = true;
    const data = line.slice("data:".length).trim();
    const chunk = readCompletionChunk(data);
    finish ??= chunk?.finishReason ?? (data === "[DONE]" ? "stop" : null);
    if (chunk) said.take(chunk.text);
  });
  return {
    take: (part: Uint8Array) => events.take(decoder.decode(part, { stream: true })),
    end() {
      events.take(`${decoder.decode()}\n`);
      if (finish !== null && finish !== "length") said.take("\n");
      return { isStreamed, other: other.join("\n") };
    },
  };
}

/** Passes over empty lines and what a model thinks aloud before it answers. */
function withoutThoughts(onLine: (line: string) => void) {
  let isThought = false;
  return lineSplitter((line) => {
    isThought ||= line.trimStart().startsWith("<think>");
    const [, after] = isThought ? line.split("</think>") : ["", line];
    isThought = after === undefined;
    if (after?.trim()) onLine(after);
  });
}

function lineSplitter(onLine: (line: string) => void) {
  let unread: string[] = [];
  return {
    take(text: string): void {
      const [first = "", ...more] = text.split(/\r?\n/);
      unread.push(first);
      for (const next of more) {
        onLine(unread.join(""));
        unread = [next];
      }
    },
  };
}
