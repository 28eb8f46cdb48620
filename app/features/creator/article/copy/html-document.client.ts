import type { Locale } from "~/core/locale";
import { forWeChat } from "./wechat.client";

type Options = {
  article: HTMLElement;
  css: string;
  sources?: readonly string[];
  title: string;
  locale: Locale;
};

/** The article as a web page of its own: nothing in it needs another file but its pictures. */
export async function htmlFile({ article, css, sources, title, locale }: Options): Promise<Blob> {
  const { html } = forWeChat(article, css, { sources, roles: true });
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = locale === "zh" ? "zh-CN" : "en";
  const charset = page.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const viewport = page.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  // Whoever opens the file is asked for nothing but its pictures, whatever came into it.
  const policy = page.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'; style-src 'unsafe-inline'; img-src * data: file:";
  page.head.insertBefore(policy, page.head.firstChild);
  page.head.insertBefore(viewport, page.head.firstChild);
  page.head.insertBefore(charset, viewport);
  page.body.style.cssText = "margin:0;background:#ffffff";
  const column = page.createElement("main");
  column.style.cssText = "max-width:677px;margin:0 auto;padding:32px 16px";
  column.innerHTML = html;
  page.body.appendChild(column);
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}\n`], {
    type: "text/html;charset=utf-8",
  });
}
