import type { Refused, Result } from "~/core/result";
import { log, nameOfError } from "../log/log.server";

/** One JSON value a line, as soon as the first has come. Whoever refuses before answers alone; a reader that goes away aborts. */
export async function streamLines<Reason extends string>(
  run: (send: (value: object) => void, signal: AbortSignal) => Promise<Result<object, Reason>>,
  answerTo: (refusal: Refused<Reason>) => Response,
): Promise<Response> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const begun = Promise.withResolvers<Refused<Reason> | null>();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (value: object) => {
        if (gone.signal.aborted) return;
        controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
        begun.resolve(null);
      };
      run(send, gone.signal).then(
        (result) => {
          begun.resolve(result.ok ? null : result);
          if (!gone.signal.aborted) controller.close();
        },
        (error) => {
          begun.reject(error);
          controller.error(error);
        },
      );
    },
    cancel: () => gone.abort(),
  });
  const refusal = await begun.promise;
  if (refusal) return answerTo(refusal);
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson; charset=utf-8" } });
}

/** Ends with an event `error`, as a lost connection is told to a page, where what makes the events fails: its browser asks again. */
export function serverSentEvents(name: string, values: AsyncGenerator<unknown>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode("retry: 1000\n\n"));
    },
    async pull(controller) {
      const next = await values.next().catch((error: unknown) => {
        log({ event: "stream.failed", level: "error", name, errorName: nameOfError(error) });
        controller.enqueue(encoder.encode("event: error\ndata: {}\n\n"));
        return { done: true } as const;
      });
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(next.value)}\n\n`));
    },
    async cancel() {
      await values.return(undefined);
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}
