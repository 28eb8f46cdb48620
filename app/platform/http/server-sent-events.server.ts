export function serverSentEvents(name: string, values: AsyncGenerator<unknown>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode("retry: 1000\n\n"));
    },
    async pull(controller) {
      const next = await values.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(next.value)}\n\n`));
    },
    async cancel() {
      await values.return(undefined);
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}
