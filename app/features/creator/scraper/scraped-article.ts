import { z } from "zod";
import { type FormAnswer, problem } from "~/core/form";

/** An article read from the web; `heading` is its title as Markdown, `html` its text as it is safe to show. */
export type ScrapedArticle = {
  title: string;
  heading: string;
  markdown: string;
  html: string;
  site: string;
  url: string;
  byline: string;
  day: string;
  lang: string | null;
};

export type ScraperAnswer = FormAnswer & { article?: ScrapedArticle };

const LONGEST_ADDRESS = 2000;

export const scraperForm = z.object({
  url: z
    .string(problem("form.missing"))
    .trim()
    .min(1, problem("form.missing"))
    .max(LONGEST_ADDRESS, problem("page.badAddress")),
});
