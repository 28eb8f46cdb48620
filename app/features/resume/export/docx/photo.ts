import { matches } from "~/core/bytes";
import { photoSlot } from "../sheet/design";
import type { Crop } from "./docx-parts";

export type Photo = { bytes: Uint8Array; type: "png" | "jpeg"; crop: Crop };

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8];

/** The picture of a data URL, with what is to be cut off so that it fills the slot undistorted; null where it is neither PNG nor JPEG. */
export function photoOf(dataUrl: string): Photo | null {
  const data = /^data:image\/(?:jpeg|png);base64,([A-Za-z0-9+/=]+)$/.exec(dataUrl)?.[1];
  if (!data) return null;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const type = matches(bytes, 0, PNG) ? "png" : matches(bytes, 0, JPEG) ? "jpeg" : null;
  const size = type === "png" ? pngSize(bytes) : jpegSize(bytes);
  if (!type || !size?.width || !size.height) return null;
  const wanted = photoSlot.width / photoSlot.height;
  const shape = size.width / size.height;
  const cut = (share: number) => Math.round(((1 - share) / 2) * 100_000);
  const crop = shape > wanted ? { x: cut(wanted / shape), y: 0 } : { x: 0, y: cut(shape / wanted) };
  return { bytes, type, crop };
}

type Size = { width: number; height: number };

/** Width and height stand at the start of the first chunk (PNG 11.2.2). */
function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** In the frame header, whichever of the markers SOF0–SOF15 it has (ITU T.81 B.2.2). */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
