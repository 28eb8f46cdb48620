const loopback = /^(?:127\.|::1$)/;

/** Where a request comes from, as the platform says it: an IPv4 address, or of IPv6 the /64 that one connection has to itself.
 * Null on this machine, which development alone answers. */
export function networkOf({ headers }: Request): string | null {
  const address = headers.get("CF-Connecting-IP")?.toLowerCase() ?? "";
  if (address === "" || loopback.test(address)) return null;
  if (!address.includes(":")) return address;
  const [start = "", end] = address.split("::");
  const first = start.split(":");
  const last = end?.split(":") ?? [];
  const gap = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = [...first, ...(end === undefined ? [] : gap), ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group || "0", 16).toString(16)).join(":");
}
