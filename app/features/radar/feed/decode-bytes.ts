import { likelyEncoding } from "./likely-encoding";

const marks: [encoding: string, bytes: number[]][] = [
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Where the zero bytes of the first character, a "<" or a "{", stand in wide encodings. */
const zeroPatterns: [encoding: string, isZero: boolean[]][] = [
  ["utf-32le", [false, true, true, true]],
  ["utf-32be", [true, true, true, false]],
  ["utf-16le", [false, true, false, true]],
  ["utf-16be", [true, false, true, false]],
];

const HEAD_BYTES = 2048;
const LONGEST_LABEL = 40;

/**
 * The text of a feed. A byte order mark counts most, then the pattern of zero bytes, then whether it is valid UTF-8,
 * then what the document says, then what HTTP says, and last what the bytes look like. Characters that XML forbids go.
 */
export function decodeBytes(bytes: Uint8Array, about: { url: string; contentType: string | null }): string {
  const mark = marks.find(([, expected]) => expected.every((byte, index) => bytes[index] === byte));
  if (mark) return withoutIllegal(decodeAs(mark[0], bytes.subarray(mark[1].length)));
  const wide = zeroPatterns.find(([, isZero]) =>
    isZero.every((zero, index) => (bytes[index] === 0) === zero),
  );
  if (wide && bytes.length >= 4) return withoutIllegal(decodeAs(wide[0], bytes));
  const said = labelInDocument(bytes);
  const isEscaped = said.startsWith("iso-2022") && bytes.subarray(0, HEAD_BYTES * 8).includes(0x1b);
  if (!isEscaped) {
    const text = decodeStrictly("utf-8", bytes);
    if (text !== null) return withoutIllegal(text);
  }
  for (const label of [said, labelInHeader(about.contentType)]) {
    if (isKnownLabel(label) && !isUnicode(label)) return withoutIllegal(decodeAs(label, bytes));
  }
  // Mostly UTF-8 with a few broken bytes keeps its text; anything else would lose it.
  const isMostlyUtf8 = isUnicode(said) && !hasManyReplaced(decodeAs("utf-8", bytes), bytes.length);
  return withoutIllegal(decodeAs(isMostlyUtf8 ? "utf-8" : likelyEncoding(bytes, about.url), bytes));
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  if (encoding.startsWith("utf-32")) return decodeUtf32(bytes, encoding === "utf-32le");
  return new TextDecoder(encoding).decode(bytes);
}

/** The text, or null where the bytes are not of that encoding. A character cut off at the end is forgiven. */
function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittleEndian);
    parts.push(point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd");
  }
  return parts.join("");
}

function labelInDocument(bytes: Uint8Array): string {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_BYTES)).toLowerCase();
  const prolog = head.indexOf("<?xml");
  const end = head.indexOf("?>", prolog);
  const inProlog = prolog < 0 || end < 0 ? "" : labelAfter("encoding", head.slice(prolog, end));
  const meta = head.indexOf("<meta");
  return inProlog || (meta < 0 ? "" : labelAfter("charset", head.slice(meta)));
}

function labelInHeader(contentType: string | null): string {
  return labelAfter("charset", (contentType ?? "").slice(0, 500).toLowerCase());
}

function labelAfter(name: string, text: string): string {
  const at = text.indexOf(name);
  if (at < 0) return "";
  const rest = text.slice(at + name.length, at + name.length + LONGEST_LABEL);
  return /[\w.:-]+/.exec(rest)?.[0] ?? "";
}

function isKnownLabel(label: string): boolean {
  if (label === "") return false;
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

function isUnicode(label: string): boolean {
  return /^(utf|ucs|unicode)/.test(label);
}

function hasManyReplaced(text: string, length: number): boolean {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) count += 1;
  return count * 100 > length;
}

const c1AsWindows = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 32 }, (_, at) => at + 0x80),
);

/** Control characters of C1 are what Windows wrote there: a quotation mark, a dash. */
function withoutIllegal(text: string): string {
  let mended = text;
  if (/[\x80-\x9f]/.test(text)) {
    for (let at = 0; at < 32; at++) {
      mended = mended.replaceAll(String.fromCharCode(at + 0x80), c1AsWindows.charAt(at));
    }
  }
  return mended.replace(/[^\P{Cc}\t\n\r]|[\ufeff\ufffe\uffff]/gu, "");
}
