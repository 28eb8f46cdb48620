import { type Cue, type Order, textsInOrder } from "../reading/cues";
import { formatClock } from "../reading/time";

export type Format = "srt" | "vtt";

function stampOf(at: number, sign: "," | "."): string {
  return `${formatClock(at)}${sign}${String(at % 1000).padStart(3, "0")}`;
}

/** In a SubRip file nothing can be escaped: the arrow of a time range inside a text becomes the sign it stands for. */
function srtText(text: string): string {
  return text.replace(/(?<!-)--+>/g, "→");
}

function vttText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function writeCue(cue: Cue, format: Format, order: Order): string {
  const sign = format === "srt" ? "," : ".";
  const spell = format === "srt" ? srtText : vttText;
  const texts = textsInOrder(cue.texts, order).map(spell);
  const times = `${stampOf(cue.start, sign)} --> ${stampOf(cue.end, sign)}`;
  return `${cue.number}\n${times}\n${texts.join("\n")}\n\n`;
}

export function headOf(format: Format): string {
  return format === "vtt" ? "WEBVTT\n\n" : "";
}

export function writeMarkdown(cues: Cue[], order: Order): string {
  return cues
    .map((cue) => {
      const texts = textsInOrder(cue.texts, order).map((text) => text.replace(/[\\`*_[\]<>#|~$]/g, "\\$&"));
      return `**${formatClock(cue.start)}**\n${texts.join("\n")}`;
    })
    .join("\n\n");
}
