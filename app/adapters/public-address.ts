/** Ranges of IPv4 that are not of the open internet, or that nobody honest answers from. */
const refusedV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
].map(rangeOf);

/** All of IPv6 that is given out; mapped, translated (NAT64), local and multicast addresses are outside of it. */
const givenOutV6 = rangeOf("2000::/3");

/** Parts of it that carry an IPv4 address within (Teredo, 6to4), or that are for protocols and documents. */
const refusedV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map(rangeOf);

type Range = { start: bigint; shift: bigint };

/** Whether an address, as a resolver writes it, is one of the open internet. What is no address is none. */
export function isPublicAddress(text: string): boolean {
  if (!text.includes(":")) {
    const address = bitsOfV4(text);
    return address !== null && !refusedV4.some((range) => isIn(address, range));
  }
  const address = bitsOfV6(text);
  return address !== null && isIn(address, givenOutV6) && !refusedV6.some((range) => isIn(address, range));
}

function isIn(address: bigint, { start, shift }: Range): boolean {
  return address >> shift === start >> shift;
}

function rangeOf(text: string): Range {
  const [address = "", length] = text.split("/");
  const start = address.includes(":") ? bitsOfV6(address) : bitsOfV4(address);
  return { start: start ?? 0n, shift: BigInt((address.includes(":") ? 128 : 32) - Number(length)) };
}

function bitsOfV4(text: string): bigint | null {
  const parts = text.split(".");
  const isPlain = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && +part < 256);
  return isPlain ? parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n) : null;
}

/** The URL parser has turned an IPv4 end into two groups, and the longest run of zeros into two colons. */
function bitsOfV6(text: string): bigint | null {
  const host = /^[\da-f:.]+$/i.test(text) && URL.parse(`http://[${text}]/`)?.hostname;
  if (!host) return null;
  const [head = [], tail = []] = host
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}
