import { expect, openEditor, test } from "../pages/fixtures";

const titles = {
  en: { text: "read this", links: "References", words: "Notes and references" },
  zh: { text: "读这个", links: "参考链接", words: "注释与参考" },
} as const;

for (const [language, other] of [
  ["en", "zh"],
  ["zh", "en"],
] as const) {
  test(`the list of notes is titled by what is in it, in the language of the article (${language})`, async ({
    page,
  }) => {
    await openEditor(page, other);
    const area = page.locator("textarea");
    const title = page.locator("section.article .footnotes h4");
    const { text, links, words } = titles[language];
    await area.fill(`[${text}](https://a.example)`);
    await expect(title).toHaveText(links);
    await area.fill(`[${text}](https://a.example) b[^1]\n\n[^1]: ${text}`);
    await expect(title).toHaveText(words);
    await area.fill(`[${text}](https://a.example)`);
    await expect(title).toHaveText(links);
  });
}
