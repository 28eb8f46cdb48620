const UNITS_PER_EM = 1000;
const MAGIC = 0x5f0f3cf5;
const CHECKSUM_TOTAL = 0xb1b0afba;

type Field = { bytes: 2 | 4; value: number };

function u16(...values: number[]): Field[] {
  return values.map((value) => ({ bytes: 2, value: value & 0xffff }));
}

function u32(...values: number[]): Field[] {
  return values.map((value) => ({ bytes: 4, value }));
}

function pack(fields: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, field) => sum + field.bytes, 0)));
  let at = 0;
  for (const { bytes, value } of fields) {
    if (bytes === 2) view.setUint16(at, value);
    else view.setUint32(at, value);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function tagNumber(tag: string): number {
  return [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
}

/** The tables that ISO 32000 §9.9 asks of an embedded TrueType font, plus an empty cmap, name and post. */
function tables(): [string, Uint8Array][] {
  const head = [
    ...u32(0x00010000, 0x00010000, 0, MAGIC),
    ...u16(0, UNITS_PER_EM),
    ...u32(0, 0, 0, 0),
    ...u16(0, -200, UNITS_PER_EM, 800, 0, 8, 2, 0, 0),
  ];
  const hhea = [...u32(0x00010000), ...u16(800, -200, 0, UNITS_PER_EM, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2)];
  const cmap = [...u16(0, 1, 3, 1), ...u32(12), ...u16(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)];
  return [
    ["cmap", pack(cmap)],
    ["glyf", new Uint8Array(4)],
    ["head", pack(head)],
    ["hhea", pack(hhea)],
    ["hmtx", pack(u16(UNITS_PER_EM, 0, UNITS_PER_EM, 0))],
    ["loca", pack(u16(0, 0, 0))],
    ["maxp", pack([...u32(0x00010000), ...u16(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ["name", pack(u16(0, 0, 6))],
    ["post", pack([...u32(0x00030000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)])],
  ];
}

export function glyphlessFont(): Uint8Array {
  const parts = tables();
  const directoryLength = 12 + 16 * parts.length;
  const directory: Field[] = [...u32(0x00010000), ...u16(parts.length, 128, 3, 16 * parts.length - 128)];
  let offset = directoryLength;
  for (const [tag, bytes] of parts) {
    directory.push(...u32(tagNumber(tag), checksum(bytes), offset, bytes.length));
    offset += padded(bytes.length);
  }
  const font = new Uint8Array(offset);
  font.set(pack(directory));
  let at = directoryLength;
  let headAt = 0;
  for (const [tag, bytes] of parts) {
    font.set(bytes, at);
    if (tag === "head") headAt = at;
    at += padded(bytes.length);
  }
  new DataView(font.buffer).setUint32(headAt + 8, (CHECKSUM_TOTAL - checksum(font)) >>> 0);
  return font;
}
