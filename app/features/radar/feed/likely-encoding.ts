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

const SAMPLE_BYTES = 64 * 1024;
/** What a text of the language surely reaches: an alphabet has few letters, and any wrong decoding shows some of them. */
const leastShare = (encoding: string) => (/^(?:windows|koi)/.test(encoding) ? 0.4 : 0.12);

/** The encoding that bytes without a label look like; of the country of their host, or of Western Europe, where they look like none. */
export function likelyEncoding(bytes: Uint8Array, url: string): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const fallback = /^https?:\/\/[^/?#]{1,250}\.cn(?:[:/?#]|$)/i.test(url) ? "gb18030" : "windows-1252";
  if (!isMostlyInRuns(sample)) return fallback;
  // Names and rare words may miss the common characters; what is sound Chinese is most likely that.
  let best = { encoding: isSound("gb18030", sample) ? "gb18030" : fallback, certainty: 1 };
  for (const [encoding, characters] of commonCharacters) {
    const share = shareOf(new Set(characters), new TextDecoder(encoding).decode(sample));
    const certainty = share / leastShare(encoding);
    if (certainty > best.certainty) best = { encoding, certainty };
  }
  return best.encoding;
}

function isSound(encoding: string, bytes: Uint8Array): boolean {
  return !new TextDecoder(encoding).decode(bytes, { stream: true }).includes("\ufffd");
}

/** Letters of another script stand side by side; accents of a Latin text stand alone. */
function isMostlyInRuns(bytes: Uint8Array): boolean {
  let high = 0;
  let beside = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (isAscii(bytes[at])) continue;
    high += 1;
    if (!isAscii(bytes[at - 1]) || !isAscii(bytes[at + 1])) beside += 1;
  }
  return high > 0 && beside / high > 0.6;
}

function isAscii(byte: number | undefined): boolean {
  return byte === undefined || byte < 0x80;
}

function shareOf(common: Set<string>, text: string): number {
  let all = 0;
  let found = 0;
  for (const character of text) {
    if (character < "\u0080") continue;
    all += 1;
    if (common.has(character)) found += 1;
  }
  return all === 0 ? 0 : found / all;
}
