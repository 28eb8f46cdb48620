import { z } from "zod";
import { type FormAnswer, problem } from "~/core/form";
import type { PageArticle } from "~/core/page-article";

/** An article read from the web, with its text as it is safe to show. */
export type ScrapedArticle = PageArticle & { html: string };

export type ScraperAnswer = FormAnswer & { article?: ScrapedArticle };

const missing = problem("form.missing");

export const scraperForm = z.object({
  url: z.string(missing).trim().min(1, missing).max(2000, problem("page.badAddress")),
});
