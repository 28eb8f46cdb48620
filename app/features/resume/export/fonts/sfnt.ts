type Field = { bytes: 2 | 4; value: number };

export function u16(...values: number[]): Field[] {
  return values.map((value) => ({ bytes: 2, value: value & 0xffff }));
}

export function u32(...values: number[]): Field[] {
  return values.map((value) => ({ bytes: 4, value }));
}

export function packNumbers(fields: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, field) => sum + field.bytes, 0)));
  let at = 0;
  for (const { bytes, value } of fields) {
    if (bytes === 2) view.setUint16(at, value);
    else view.setUint32(at, value);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

export const padded = (length: number) => Math.ceil(length / 4) * 4;

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const tagNumber = (tag: string) => [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

const MAGIC = 0x5f0f3cf5;
const CHECKSUM_TOTAL = 0xb1b0afba;

export type Box = { left: number; bottom: number; right: number; top: number };

/** The head table. `longOffsets`: the loca table counts in bytes of 32 bits. */
export function headTable(unitsPerEm: number, { left, bottom, right, top }: Box, longOffsets: boolean) {
  return packNumbers([
    ...u32(0x00010000, 0x00010000, 0, MAGIC),
    ...u16(0, unitsPerEm),
    ...u32(0, 0, 0, 0),
    ...u16(left, bottom, right, top, 0, 8, 2, longOffsets ? 1 : 0, 0),
  ]);
}

export function writeSfnt(tables: [tag: string, bytes: Uint8Array][]): Uint8Array {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const directoryLength = 12 + 16 * tables.length;
  const directory = [
    ...u32(0x00010000),
    ...u16(tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)),
  ];
  let offset = directoryLength;
  for (const [tag, bytes] of tables) {
    directory.push(...u32(tagNumber(tag), checksum(bytes), offset, bytes.length));
    offset += padded(bytes.length);
  }
  const font = new Uint8Array(offset);
  font.set(packNumbers(directory));
  let at = directoryLength;
  let headAt = 0;
  for (const [tag, bytes] of tables) {
    font.set(bytes, at);
    if (tag === "head") headAt = at;
    at += padded(bytes.length);
  }
  new DataView(font.buffer).setUint32(headAt + 8, (CHECKSUM_TOTAL - checksum(font)) >>> 0);
  return font;
}
