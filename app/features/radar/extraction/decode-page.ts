/** Where a page says how it is written; browsers look a quarter as far. Bytes. */
const HEAD = 4_096;

const byteOrderMarks: [start: number[], label: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** What the sites of a country are written in that say nothing. */
const byCountry: Record<string, string> = {
  ...{ cn: "gb18030", tw: "big5", hk: "big5", jp: "shift_jis", kr: "euc-kr", ru: "windows-1251" },
};

/** The text of a page: by its byte order mark, as UTF-8 where it can be nothing else, by the charset of HTTP (`contentType`), by
 * that of its meta element, by the country of its host. What is written wrongly becomes U+FFFD. Never throws. */
export function decodePage(bytes: Uint8Array, contentType: string | null, url = ""): string {
  const mark = byteOrderMarks.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD));
  const meta = charsetIn(head.match(/<meta\s[^>]{0,400}/gi)?.find((each) => /charset/i.test(each)) ?? "");
  const country = URL.parse(url)?.hostname.split(".").at(-1) ?? "";
  const labels = [
    mark,
    isUtf8(bytes) ? "utf-8" : undefined,
    charsetIn(contentType ?? ""),
    meta.startsWith("utf-16") ? "utf-8" : meta,
    byCountry[country],
  ];
  for (const label of labels) {
    const decoder = label && decoderOf(label);
    if (decoder) return decoder.decode(bytes);
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

function charsetIn(text: string): string {
  const label = /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i.exec(text)?.[1]?.toLowerCase() ?? "";
  return /^(?:gb2312|gbk|x-gbk)$/.test(label) ? "gb18030" : label;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether the bytes are UTF-8 and hold more than ASCII; a character cut off at the end is forgiven. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
