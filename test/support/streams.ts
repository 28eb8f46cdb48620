import { aborted, type Reply } from "./provider-replies";

const encoder = new TextEncoder();

/** An event of a streamed completion. */
export const delta = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
export const DONE = "data: [DONE]\n\n";

/** Streams a text in pieces of some bytes; then it ends, breaks off or says no more. */
export function streamed(text: string, after: "end" | "break" | "silence" = "end", size = 7): Reply {
  return (_, { signal }) => {
    const bytes = encoder.encode(text);
    let at = 0;
    const stream = new ReadableStream({
      async pull(controller) {
        if (at < bytes.length) {
          controller.enqueue(bytes.slice(at, at + size));
          at += size;
        } else if (after === "end") controller.close();
        else if (after === "break") controller.error(new TypeError("terminated"));
        else await aborted(signal);
      },
    });
    return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
  };
}
