/** Longer ones are no links of an article. Characters. */
const LONGEST_ADDRESS = 2_000;

const webSchemes = ["http:", "https:"];
const linkSchemes = [...webSchemes, "mailto:"];

/** A link as an absolute http, https or mailto address, or null. Names and passwords before the host are refused. */
export function linkAddress(href: string | undefined, base: string): string | null {
  return addressOf(href, base, linkSchemes);
}

export function webAddress(href: string | undefined, base: string): string | null {
  return addressOf(href, base, webSchemes);
}

function addressOf(href: string | undefined, base: string, schemes: readonly string[]): string | null {
  const written = href?.trim() ?? "";
  if (written === "" || written.startsWith("#") || written.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(written, base) ?? URL.parse(written);
  if (!url || !schemes.includes(url.protocol) || url.username !== "" || url.password !== "") return null;
  return url.href.length > LONGEST_ADDRESS ? null : url.href;
}

type Attributes = Record<string, string | undefined>;

/** Where scripts find the address of a picture that is shown late; forums of China have attributes of their own. */
const lateSource = /^(?:data-(?:[a-z]{1,12}-)?(?:src|original|actualsrc|lazy|lazyload|echo)|zoomfile|file)$/;
const counting =
  /(?:^|[./_-])(?:pixel|beacon|1x1|spacer|blank\.gif|tracking|doubleclick|scorecardresearch|quantserve|google-analytics)(?:[./_?-]|$)|feedburner\.com\/~|\/_\/stat\?|facebook\.com\/tr\b/i;
const LONGEST_SET = 10_000;
const size = /(?:^|;)\s*(?:width|height)\s*:\s*([\d.]{1,8})(?:px)?\s*(?:;|$)/gi;

export function pictureAddress(attributes: Attributes, base: string): string | null {
  if (isPixel(attributes)) return null;
  const late = Object.keys(attributes).filter((name) => lateSource.test(name));
  const written = [...late.map((name) => attributes[name]), attributes.src, largest(attributes)];
  for (const each of written) {
    const address = webAddress(each, base);
    if (address) return counting.test(address.split("?", 1)[0] ?? "") ? null : address;
  }
  return null;
}

function isPixel({ width, height, style }: Attributes): boolean {
  const styled = [...(style ?? "").slice(0, 500).matchAll(size)].map(([, value]) => value);
  return [width, height, ...styled].some((side) => side !== undefined && Number.parseFloat(side) <= 1);
}

function largest(attributes: Attributes): string | undefined {
  const set = (attributes.srcset ?? attributes["data-srcset"] ?? "").slice(0, LONGEST_SET);
  const choices = set.split(/,\s/).map((choice) => {
    const [address, size = "1"] = choice.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) };
  });
  return choices.toSorted((a, b) => b.size - a.size)[0]?.address;
}
