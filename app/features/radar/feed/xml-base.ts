/** An `xml:base` is relative to the one around it, and that to the feed's own address; "" where none is said. */
export function joinBase(own: string | undefined, around: string, url: string): string {
  if (own === undefined || own.trim() === "" || !URL.canParse(own, around || url)) return around;
  return new URL(own, around || url).href;
}
