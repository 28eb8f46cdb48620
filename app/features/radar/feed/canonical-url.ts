export function canonicalUrl(url: string, base?: string): string | null {
  const parsed = URL.parse(url, base);
  return parsed?.protocol.startsWith("http") ? parsed.href : null;
}

export function addressKey(url: string): string {
  return url;
}
