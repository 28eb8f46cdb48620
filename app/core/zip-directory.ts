import { latin1, matches, u16, u32 } from "./bytes";

export type ZipEntry = {
  name: string;
  method: number;
  /** When it was last changed, as MS-DOS writes it (APPNOTE 4.4.6). */
  time: number;
  date: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
  encrypted: boolean;
};

const CENTRAL = [0x50, 0x4b, 0x01, 0x02];
const END = [0x50, 0x4b, 0x05, 0x06];
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const IN_EXTRA_FIELD = 0xffffffff;

/** A zip's central directory (PKWARE APPNOTE 4.3.12, 4.3.16). Entries beyond `maxEntries` are only counted; null if it is damaged. */
export function readZipDirectory(
  bytes: Uint8Array,
  maxEntries: number,
): { entries: ZipEntry[]; count: number } | null {
  const end = findEnd(bytes);
  if (end < 0) return null;
  const count = u16(bytes, end + 10);
  let at = u32(bytes, end + 16);
  const entries: ZipEntry[] = [];
  while (entries.length < Math.min(count, maxEntries)) {
    if (!matches(bytes, at, CENTRAL)) return null;
    const nameLength = u16(bytes, at + 28);
    const extraLength = u16(bytes, at + 30);
    const sizes = declaredSizes(bytes, at, at + 46 + nameLength, extraLength);
    entries.push({
      name: latin1(bytes, at + 46, nameLength),
      method: u16(bytes, at + 10),
      time: u16(bytes, at + 12),
      date: u16(bytes, at + 14),
      crc: u32(bytes, at + 16),
      encrypted: (u16(bytes, at + 8) & 1) === 1,
      ...sizes,
    });
    at += 46 + nameLength + extraLength + u16(bytes, at + 32);
  }
  return { entries, count };
}

function findEnd(bytes: Uint8Array): number {
  const last = bytes.length - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (bytes[at] === 0x50 && matches(bytes, at, END)) return at;
  }
  return -1;
}

/** Sizes and offset; where one says "see the ZIP64 extra field", that field holds it, in this order. */
function declaredSizes(bytes: Uint8Array, at: number, extraAt: number, extraLength: number) {
  let wide = extraAt;
  while (wide < extraAt + extraLength && u16(bytes, wide) !== 1) wide += 4 + u16(bytes, wide + 2);
  let next = wide + 4;
  function resolve(short: number): number {
    if (short !== IN_EXTRA_FIELD || next + 8 > extraAt + extraLength) return short;
    next += 8;
    return u32(bytes, next - 8) + u32(bytes, next - 4) * 2 ** 32;
  }
  const size = resolve(u32(bytes, at + 24));
  const packedSize = resolve(u32(bytes, at + 20));
  const offset = resolve(u32(bytes, at + 42));
  return { size, packedSize, offset };
}
