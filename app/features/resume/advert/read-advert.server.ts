import { type FoundPage, leadsToSignIn, type PageRefusal } from "~/core/page-article";
import type { Result } from "~/core/result";
import { refuse } from "~/core/result";
import { advertText } from "./advert-text";
import type { Advert } from "./api-shapes";
import { postingIn } from "./job-posting";
import { type AdvertRefusal, refusalOfPage } from "./refusals";

/** How an address becomes a page, and a page text. What reads the news knows that already, and is handed in by the route. */
export type PageReader = {
  read(url: string): Promise<Result<{ page: FoundPage }, PageRefusal>>;
  extract(html: string, url: string): { title: string; markdown: string } | null;
  toMarkdown(html: string, url: string): { markdown: string };
};

/** What the page itself declares as a job posting, else its main text. Nothing of it is kept. */
export async function readAdvert(
  reader: PageReader,
  address: string,
): Promise<Result<{ advert: Advert }, AdvertRefusal>> {
  const read = await reader.read(address);
  if (!read.ok) return refuse(refusalOfPage[read.reason], read.values);
  const { html, url } = read.page;
  const found = postingOf(reader, html, url) ?? mainTextOf(reader, html, url);
  if (found) return { ok: true, advert: found };
  if (leadsToSignIn(url)) return refuse("advert.needsSignIn");
  return refuse(/<script[\s>]/i.test(html) ? "advert.needsScript" : "advert.noText");
}

function postingOf(reader: PageReader, html: string, url: string): Advert | null {
  const posting = postingIn(html);
  if (!posting) return null;
  const body = advertText(reader.toMarkdown(posting.description, url).markdown);
  return body && { ...body, title: posting.title };
}

function mainTextOf(reader: PageReader, html: string, url: string): Advert | null {
  if (leadsToSignIn(url)) return null;
  const page = reader.extract(html, url);
  const body = page && advertText(page.markdown);
  return body && { ...body, title: page.title };
}
