import { FlateErrorCode, Inflate } from "fflate";
import { crc32, matches, u16 } from "~/core/bytes";
import { type Result, refuse } from "~/core/result";
import { readZipDirectory, type ZipEntry } from "~/core/zip-directory";
import { MAX_XML_BYTES, MAX_ZIP_BYTES, MAX_ZIP_ENTRIES, MAX_ZIP_RATIO } from "../limits";
import type { FileRefusal } from "./extracted";

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const STORED = 0;
const DEFLATED = 8;
/** A push of this size yields 4 MB at most (deflate packs no better than 1:1,032), which bounds the overshoot. */
const PUSH_BYTES = 4096;
const RATIO_APPLIES_FROM = 1024 * 1024;

export function openZip(bytes: Uint8Array): Result<{ entries: Map<string, ZipEntry> }, FileRefusal> {
  const directory = readZipDirectory(bytes, MAX_ZIP_ENTRIES);
  if (!directory) return refuse("resume.damaged");
  if (directory.count > MAX_ZIP_ENTRIES) return refuse("resume.tooLarge");
  const { entries } = directory;
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > MAX_ZIP_BYTES) return refuse("resume.tooLarge");
  if (entries.some(isPackedTooWell)) return refuse("resume.tooLarge");
  return { ok: true, entries: new Map(entries.map((entry) => [entry.name, entry])) };
}

/** Stops as soon as more comes out than was declared; a wrong size or checksum is damage. */
export function unpack(bytes: Uint8Array, entry: ZipEntry): Result<{ data: Uint8Array }, FileRefusal> {
  if (entry.encrypted) return refuse("resume.encrypted");
  if (entry.size > MAX_XML_BYTES) return refuse("resume.tooLarge");
  if (!matches(bytes, entry.offset, LOCAL_HEADER)) return refuse("resume.damaged");
  const start = entry.offset + 30 + u16(bytes, entry.offset + 26) + u16(bytes, entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length < entry.packedSize) return refuse("resume.damaged");
  const data = unpackedBytes(packed, entry);
  if (!data || data.length !== entry.size || crc32(data) !== entry.crc) return refuse("resume.damaged");
  return { ok: true, data };
}

function isPackedTooWell(entry: ZipEntry): boolean {
  return entry.size >= RATIO_APPLIES_FROM && entry.size > entry.packedSize * MAX_ZIP_RATIO;
}

function unpackedBytes(packed: Uint8Array, entry: ZipEntry): Uint8Array | null {
  if (entry.method === STORED) return packed;
  return entry.method === DEFLATED ? inflateAtMost(packed, entry.size) : null;
}

function inflateAtMost(packed: Uint8Array, size: number): Uint8Array | null {
  const output = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length <= size) output.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length && length <= size; at += PUSH_BYTES) {
    if (!push(inflate, packed.subarray(at, at + PUSH_BYTES), at + PUSH_BYTES >= packed.length)) return null;
  }
  return length === size ? output : null;
}

function push(inflate: Inflate, chunk: Uint8Array, final: boolean): boolean {
  try {
    inflate.push(chunk, final);
    return true;
  } catch (error) {
    if (isFlateError(error)) return false;
    throw error;
  }
}

function isFlateError(error: unknown): boolean {
  const codes: number[] = Object.values(FlateErrorCode);
  return (
    error instanceof Error && "code" in error && typeof error.code === "number" && codes.includes(error.code)
  );
}
