import type { Answer, Request } from "./convert";
import { convertTranscript } from "./convert";
import type { Transcript } from "./reading/row";
import { readTranscript } from "./reading/rows";

let transcript: Transcript = readTranscript("");

function post(answer: Answer): void {
  self.postMessage(answer);
}

self.onmessage = ({ data: { id, text, choices } }: MessageEvent<Request>) => {
  if (text !== undefined) transcript = readTranscript(text);
  post({ kind: "converted", id, conversion: convertTranscript(transcript, choices) });
};

post({ kind: "ready" });
