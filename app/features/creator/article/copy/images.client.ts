export type ImageProblem = { src: string; alt: string; reason: AddressProblem | "broken" | "stuck" };

const CHECK_TIMEOUT_MS = 8000;

/** The pictures of an article that WeChat will drop, each address once; takes up to 8 s while pictures are on their way. */
export async function imageProblems(article: HTMLElement): Promise<ImageProblem[]> {
  const images = new Map<string, HTMLImageElement>();
  for (const image of article.querySelectorAll("img")) {
    const src = addressOf(image);
    if (!images.has(src)) images.set(src, image);
  }
  const timeout = new Promise<"stuck">((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS, "stuck"));
  const problems = await Promise.all(
    [...images].map(async ([src, image]) => {
      const reason = addressProblem(src, location.host) ?? (await Promise.race([loaded(image), timeout]));
      return reason && { src, alt: image.alt, reason };
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** A relative address waits in `data-src`: the preview does not ask for it. */
function addressOf(image: HTMLImageElement): string {
  return image.getAttribute("src") ?? image.dataset.src ?? "";
}

function loaded(image: HTMLImageElement): Promise<"broken" | null> {
  // Pictures out of view would wait for the reader.
  image.loading = "eager";
  if (image.complete) return Promise.resolve(outcome(image));
  return new Promise((resolve) => {
    image.addEventListener("load", () => resolve(outcome(image)), { once: true });
    image.addEventListener("error", () => resolve("broken"), { once: true });
  });
}

function outcome(image: HTMLImageElement): "broken" | null {
  return image.naturalWidth === 0 ? "broken" : null;
}

export type AddressProblem = "embedded" | "temporary" | "insecure" | "relative" | "blockedHost" | "svg";

/** WeChat's servers fetch every picture anew: these are not reached from mainland China, or refuse requests from other sites. */
const closedHosts =
  "githubusercontent.com github.com githubassets.com gist.github.com googleusercontent.com googleapis.com ggpht.com gstatic.com ytimg.com blogspot.com twimg.com fbcdn.net cdninstagram.com imgur.com redd.it redditmedia.com discordapp.com discordapp.net telegra.ph wikimedia.org medium.com wp.com dropboxusercontent.com onedrive.live.com notion.so pximg.net pinimg.com sinaimg.cn csdnimg.cn nlark.com feishu.cn larksuite.com".split(
    " ",
  );

/** Null for an address that WeChat can be expected to fetch. `ownHost` is the host that this page comes from. */
export function addressProblem(src: string, ownHost: string): AddressProblem | null {
  const address = src.trim();
  if (/^data:/i.test(address)) return "embedded";
  if (/^blob:/i.test(address)) return "temporary";
  const full = address.startsWith("//") ? `https:${address}` : address;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(full) || !URL.canParse(full)) return "relative";
  const { protocol, hostname, host, pathname, search } = new URL(full);
  if (host === ownHost) return "relative";
  if (protocol !== "http:" && protocol !== "https:") return "temporary";
  if (isPrivate(hostname) || isClosed(hostname)) return "blockedHost";
  if (protocol === "http:") return "insecure";
  return /\.svgz?$/i.test(pathname) || /[?&/](format|fm|type)[=/]svg\b/i.test(search) ? "svg" : null;
}

function isClosed(hostname: string): boolean {
  return closedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Addresses of RFC 1918, 4193, 3927 and 6598, and names that only a local network knows. */
function isPrivate(hostname: string): boolean {
  if (hostname === "localhost" || /\.(localhost|local|lan|internal|home|test|invalid)$/.test(hostname))
    return true;
  if (hostname.startsWith("[")) return /^\[(::1?\]|f[cd]|fe[89ab]|::ffff:)/.test(hostname);
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(hostname);
  if (!parts) return !hostname.includes(".");
  const [a, b] = [Number(parts[1]), Number(parts[2])];
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b < 128)
  );
}
