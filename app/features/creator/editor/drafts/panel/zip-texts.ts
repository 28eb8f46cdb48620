import { FlateErrorCode, Inflate } from "fflate";
import { crc32, matches, u16 } from "~/core/bytes";
import { readZipDirectory, type ZipEntry } from "~/core/zip-directory";
import { isTextName, LARGEST_FILE, type TextOfFile, textOfBytes } from "./text-file";

export const LARGEST_ZIP = 100_000_000;
export const MOST_ZIPPED = 5000;
export const MOST_TEXT_BYTES = 100_000_000;

export function isZip({ name, type }: { name: string; type: string }): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:zip|x-zip-compressed)$/.test(type);
}

type ZippedText = { name: string; at: number; entry: ZipEntry };

type ZipContent =
  | { kind: "content"; texts: ZippedText[]; others: string[] }
  | { kind: "zipDamaged" | "zipTooMuch" };

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const STORED = 0;
const DEFLATED = 8;
/** A push of this size yields 4 MB at most (deflate packs no better than 1:1,032), which bounds the overshoot. */
const PUSH_BYTES = 4096;

/** In UTF-8, else in what Chinese Windows writes; neither needs the flag of the encoding. */
function nameOf({ name }: ZipEntry): string {
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0));
  const read = textOfBytes(bytes);
  return read.kind === "text" ? read.text : name;
}

/** What programs put beside the files that a person has put into a zip, and folders. */
function isBeside(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)|\/$/.test(name);
}

/** PKWARE APPNOTE 4.4.6: local time, counted from 1980 in steps of two seconds. */
function timeOf({ time, date }: ZipEntry): number {
  const day = new Date(1980 + (date >> 9), ((date >> 5) & 15) - 1, date & 31);
  return day.setHours(time >> 11, (time >> 5) & 63, (time & 31) * 2);
}

export function contentOfZip(bytes: Uint8Array): ZipContent {
  const directory = readZipDirectory(bytes, MOST_ZIPPED);
  if (!directory) return { kind: "zipDamaged" };
  if (directory.count > MOST_ZIPPED) return { kind: "zipTooMuch" };
  const files = directory.entries
    .map((entry) => ({ name: nameOf(entry), at: timeOf(entry), entry }))
    .filter(({ name }) => !isBeside(name));
  const texts = files.filter(({ name }) => isTextName(name));
  if (texts.reduce((sum, { entry }) => sum + entry.size, 0) > MOST_TEXT_BYTES) return { kind: "zipTooMuch" };
  return {
    kind: "content",
    texts,
    others: files.map(({ name }) => name).filter((name) => !isTextName(name)),
  };
}

export function textOfZipped(bytes: Uint8Array, { entry }: ZippedText): TextOfFile {
  if (entry.encrypted) return { kind: "zipLocked" };
  if (entry.size > LARGEST_FILE) return { kind: "fileTooLarge" };
  if (!matches(bytes, entry.offset, LOCAL_HEADER)) return { kind: "zipDamaged" };
  if (!isKnownPacking(entry.method)) return { kind: "zipPacking" };
  const start = entry.offset + 30 + u16(bytes, entry.offset + 26) + u16(bytes, entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packedSize);
  const data = packed.length === entry.packedSize ? unpacked(packed, entry) : null;
  if (!data || data.length !== entry.size || crc32(data) !== entry.crc) return { kind: "zipDamaged" };
  return textOfBytes(data);
}

/** Most programs can pack better than this, and some do so unasked: Deflate64, bzip2, LZMA, Zstandard. */
function isKnownPacking(method: number): boolean {
  return method === STORED || method === DEFLATED;
}

function unpacked(packed: Uint8Array, { method, size }: ZipEntry): Uint8Array | null {
  return method === STORED ? packed : inflatedAtMost(packed, size);
}

function inflatedAtMost(packed: Uint8Array, size: number): Uint8Array | null {
  const output = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length <= size) output.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length && length <= size; at += PUSH_BYTES) {
      inflate.push(packed.subarray(at, at + PUSH_BYTES), at + PUSH_BYTES >= packed.length);
    }
  } catch (error) {
    if (isFlateError(error)) return null;
    throw error;
  }
  return length === size ? output : null;
}

function isFlateError(error: unknown): boolean {
  const codes: number[] = Object.values(FlateErrorCode);
  return (
    error instanceof Error && "code" in error && typeof error.code === "number" && codes.includes(error.code)
  );
}
