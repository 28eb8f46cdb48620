import { u16, u32 } from "~/core/bytes";

type OleFile = {
  names: string[];
  /** The stream's bytes; null where there is none of that name or its chain leads outside the file. */
  stream(name: string): Uint8Array | null;
};

type DirectoryEntry = { name: string; type: number; start: number; size: number };

const MAX_REGULAR_SECTOR = 0xfffffff9;
const HEADER_FAT_SLOTS = 109;
const ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;

/** [MS-CFB] 2.2–2.6.1. Chains are bounded by the number of sectors, so a circular one ends. */
export function openOle(bytes: Uint8Array): OleFile | null {
  const shift = u16(bytes, 30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorSize = 1 << shift;
  const sectorCount = Math.ceil(bytes.length / sectorSize) - 1;

  function sector(index: number): Uint8Array {
    return bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize);
  }

  const fat = readFat(bytes, sectorCount, sectorSize, sector);
  const directoryChain = chain(fat, u32(bytes, 48), sectorCount);
  if (!directoryChain || directoryChain.length === 0) return null;
  const entries = readDirectory(joined(directoryChain.map(sector)));
  const root = entries.find((entry) => entry.type === ROOT);
  if (!root) return null;

  const miniCutoff = u32(bytes, 56);
  const miniFatSectors = chain(fat, u32(bytes, 60), sectorCount) ?? [];
  const miniFat = numbers(joined(miniFatSectors.map(sector)));
  const miniStream = joined((chain(fat, root.start, sectorCount) ?? []).map(sector));

  function stream(name: string): Uint8Array | null {
    const entry = entries.find((candidate) => candidate.type === STREAM && candidate.name === name);
    if (!entry) return null;
    const isMini = entry.size < miniCutoff;
    const indexes = isMini
      ? chain(miniFat, entry.start, miniFat.length)
      : chain(fat, entry.start, sectorCount);
    if (!indexes) return null;
    const data = joined(
      indexes.map((index) => (isMini ? miniStream.subarray(index * 64, index * 64 + 64) : sector(index))),
    );
    return data.length < entry.size ? null : data.subarray(0, entry.size);
  }

  return { names: entries.map((entry) => entry.name), stream };
}

function readFat(
  bytes: Uint8Array,
  sectorCount: number,
  sectorSize: number,
  sector: (index: number) => Uint8Array,
): Uint32Array {
  const fatSectors: number[] = [];
  for (let slot = 0; slot < HEADER_FAT_SLOTS; slot++) fatSectors.push(u32(bytes, 76 + slot * 4));
  let next = u32(bytes, 68);
  for (let hops = 0; next <= MAX_REGULAR_SECTOR && next < sectorCount && hops <= sectorCount; hops++) {
    const table = numbers(sector(next));
    const last = sectorSize / 4 - 1;
    fatSectors.push(...table.subarray(0, last));
    next = table[last] ?? MAX_REGULAR_SECTOR + 1;
    if (fatSectors.length > sectorCount + HEADER_FAT_SLOTS) break;
  }
  return numbers(joined(fatSectors.filter((index) => index < sectorCount).map(sector)));
}

function chain(table: Uint32Array, start: number, limit: number): number[] | null {
  const indexes: number[] = [];
  let index = start;
  while (index <= MAX_REGULAR_SECTOR) {
    const next = table[index];
    if (next === undefined || index >= limit || indexes.length >= limit) return null;
    indexes.push(index);
    index = next;
  }
  return indexes;
}

function readDirectory(data: Uint8Array): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  const decoder = new TextDecoder("utf-16le");
  for (let at = 0; at + ENTRY_BYTES <= data.length; at += ENTRY_BYTES) {
    const type = data[at + 66] ?? 0;
    if (type === 0) continue;
    const nameBytes = Math.min(Math.max(u16(data, at + 64) - 2, 0), 62);
    entries.push({
      name: decoder.decode(data.subarray(at, at + nameBytes)),
      type,
      start: u32(data, at + 116),
      size: u32(data, at + 120),
    });
  }
  return entries;
}

function numbers(data: Uint8Array): Uint32Array {
  const values = new Uint32Array(Math.floor(data.length / 4));
  for (let index = 0; index < values.length; index++) values[index] = u32(data, index * 4);
  return values;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    data.set(part, at);
    at += part.length;
  }
  return data;
}
