import { type Result, refuse } from "~/core/result";

export function extractArticle(
  _html: string,
  _url: string,
): Result<{ article: { html: string; text: string; lang: string | null } }, "radar.noArticle"> {
  return refuse("radar.noArticle");
}
