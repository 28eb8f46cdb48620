import { type AddressProblem, addressProblem } from "./image-address";

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
