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

/** The characters that make up a fifth of any text of the language, and far less of bytes decoded wrongly. */
const commonCharacters: [encoding: string, characters: string][] = [
  [
    "gb18030",
    "的一是不了在人有我他这个上们来到时大地为子中你说生国年着就那和要出也得里后自以会可下而过天去能对小多然于心学",
  ],
  [
    "big5",
    "的一是不了在人有我他這個上們來到時大地為子中你說生國年著就那和要出也得裡後自以會可下而過天去能對小多然於心學",
  ],
  ["shift_jis", "のにはをたがでとしれさあるいもすまなかっらこくりん"],
  ["euc-jp", "のにはをたがでとしれさあるいもすまなかっらこくりん"],
  ["euc-kr", "이다는의에을가로고하은기를지도한서사리인나자시대정일수어그들해"],
  ["windows-1251", "оеаинтсрвлкмдпуяы"],
  ["koi8-r", "оеаинтсрвлкмдпуяы"],
  ["windows-1255", "יוהלאמרתבשנ"],
  ["windows-1253", "αοιετσνηυρπκ"],
];

/** What the sites of a country are written in that say nothing. */
const byCountry: Record<string, string> = {
  ...{ cn: "gb18030", tw: "big5", hk: "big5", jp: "shift_jis", kr: "euc-kr", ru: "windows-1251" },
};

const HEAD_BYTES = 4096;
const SAMPLE_BYTES = 64 * 1024;

/** The text of a document: by byte order mark, zero bytes, valid UTF-8, what XML, HTTP and meta say, and last the look of its bytes. */
export function decodeText(
  bytes: Uint8Array,
  about: { url?: string; contentType?: string | null } = {},
): string {
  return withoutIllegal(decoded(bytes, about));
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  return marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
}

/** The text of a file from somebody's disk: in UTF-16 or UTF-8, or in GB18030, which Chinese Windows writes; null where it is in none. */
export function decodeFile(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes);
  if (marked) return decodeStrictly(marked, bytes);
  return decodeStrictly("utf-8", bytes) ?? decodeStrictly("gb18030", bytes);
}

/** Null where the bytes are not of that encoding. A character cut off at the end is left out. */
function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array, { url, contentType }: Parameters<typeof decodeText>[1] = {}): string {
  const wide = zeroPatterns.find(([, isZero]) => isZero.every((zero, at) => (bytes[at] === 0) === zero));
  const sure = markedEncoding(bytes) ?? (bytes.length >= 4 ? wide?.[0] : undefined);
  if (sure) return decodeAs(sure, bytes);
  const labels = labelsOf(bytes, contentType ?? "");
  const named = labels.find((label) => !isUnicode(label) && isKnown(label));
  // The escapes of ISO-2022 are valid UTF-8.
  const isEscaped = named?.startsWith("iso-2022") && bytes.subarray(0, HEAD_BYTES * 4).includes(0x1b);
  const text = isEscaped ? null : decodeStrictly("utf-8", bytes);
  if (text !== null) return text;
  if (named) return decodeAs(named, bytes);
  // Mostly UTF-8 with a few broken bytes keeps its text; anything else would lose it.
  const isMostlyUtf8 =
    labels.some(isUnicode) && shareOf(new Set("\ufffd"), new TextDecoder().decode(bytes)) < 0.1;
  return decodeAs(isMostlyUtf8 ? "utf-8" : likelyEncoding(bytes, url ?? ""), bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  if (encoding.startsWith("utf-32")) return decodeUtf32(bytes, encoding === "utf-32le");
  return new TextDecoder(encoding).decode(bytes);
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

/** What names an encoding, the most trustworthy first. */
function labelsOf(bytes: Uint8Array, contentType: string): string[] {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  return [
    /<\?xml\s[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(head)?.[1],
    /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(contentType.slice(0, 500))?.[1],
    /<meta\s[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(head)?.[1],
  ].flatMap((label) => label?.toLowerCase().replace(/^(?:gb2312|gbk|x-gbk)$/, "gb18030") ?? []);
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

function isUnicode(label: string): boolean {
  return /^(?:utf|ucs|unicode)/.test(label);
}

/** Control characters of C1 are what Windows wrote there: a quotation mark, a dash. */
function withoutIllegal(text: string): string {
  const c1 = Uint8Array.from({ length: 32 }, (_, at) => at + 0x80);
  const asWindows = new TextDecoder("windows-1252").decode(c1);
  return text
    .replace(/[\x80-\x9f]/g, (sign) => asWindows.charAt(sign.charCodeAt(0) - 0x80))
    .replace(/[^\P{Cc}\t\n\r]|[\ufeff\ufffe\uffff]/gu, "");
}

/** What a text of the language surely reaches: an alphabet has few letters, and any wrong decoding shows some of them. */
const leastShare = (encoding: string) => (/^(?:windows|koi)/.test(encoding) ? 0.4 : 0.12);

/** The encoding that bytes without a label look like; of the country of their host, or of Western Europe, where they look like none. */
function likelyEncoding(bytes: Uint8Array, url: string): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const ofCountry = byCountry[URL.parse(url)?.hostname.split(".").at(-1) ?? ""] ?? "";
  const isSound = (encoding: string) => decodeStrictly(encoding, sample) !== null;
  const fallback = isSound(ofCountry) ? ofCountry : "windows-1252";
  if (!isMostlyInRuns(sample)) return fallback;
  // Names and rare words may miss the common characters; what is sound Chinese is most likely that.
  let best = { encoding: fallback !== ofCountry && isSound("gb18030") ? "gb18030" : fallback, certainty: 1 };
  for (const [encoding, characters] of commonCharacters) {
    const share = shareOf(new Set(characters), new TextDecoder(encoding).decode(sample));
    const certainty = share / leastShare(encoding);
    if (certainty > best.certainty) best = { encoding, certainty };
  }
  return best.encoding;
}

/** Letters of another script stand side by side; accents of a Latin text stand alone. */
function isMostlyInRuns(bytes: Uint8Array): boolean {
  const isHigh = (at: number) => (bytes[at] ?? 0) >= 0x80;
  let [high, beside] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (!isHigh(at)) continue;
    high += 1;
    if (isHigh(at - 1) || isHigh(at + 1)) beside += 1;
  }
  return high > 0 && beside / high > 0.6;
}

function shareOf(set: Set<string>, text: string): number {
  let [all, found] = [0, 0];
  for (const character of text) {
    if (character < "\u0080") continue;
    all += 1;
    if (set.has(character)) found += 1;
  }
  return found / Math.max(1, all);
}
