export function chooseText(feedHtml: string, _page: { html: string; text: string } | null, _url: string) {
  return { markdown: feedHtml, text: feedHtml };
}
