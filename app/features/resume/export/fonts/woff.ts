import { unzlibSync } from "fflate";

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** The tables of a WOFF 1.0 file by tag, those named in `wanted` only. Throws where the bytes are none. */
export function unpackWoff(bytes: Uint8Array, wanted: readonly string[]): Map<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0) !== SIGNATURE) throw new Error("Not a WOFF font");
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = HEADER + ENTRY * index;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    if (!wanted.includes(tag)) continue;
    const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field));
    if (offset === undefined || packed === undefined || length === undefined) continue;
    const part = bytes.subarray(offset, offset + packed);
    const table = packed < length ? unzlibSync(part, { out: new Uint8Array(length) }) : part;
    tables.set(tag, new DataView(table.buffer, table.byteOffset, table.byteLength));
  }
  return tables;
}
