import { convert } from "./convert";
import type { Answer, Request } from "./messages";
import type { Transcript } from "./row";
import { readTranscript } from "./rows";

let transcript: Transcript = readTranscript("");

function say(answer: Answer): void {
  self.postMessage(answer);
}

self.onmessage = ({ data: { id, text, choices } }: MessageEvent<Request>) => {
  if (text !== undefined) transcript = readTranscript(text);
  say({ kind: "converted", id, conversion: convert(transcript, choices) });
};

say({ kind: "ready" });
