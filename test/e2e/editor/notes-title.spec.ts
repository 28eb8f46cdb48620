import { expect, openEditor, test } from "../pages/fixtures";

const titles = {
  en: { links: "References", words: "Notes and references" },
  zh: { links: "参考链接", words: "注释与参考" },
} as const;

for (const language of ["en", "zh"] as const) {
  test(`the list of notes is titled by what is in it (${language})`, async ({ page }) => {
    await openEditor(page, language);
    const area = page.locator("textarea");
    const title = page.locator("section.article .footnotes h4");
    await area.fill("[a](https://a.example)");
    await expect(title).toHaveText(titles[language].links);
    await area.fill("[a](https://a.example) b[^1]\n\n[^1]: words");
    await expect(title).toHaveText(titles[language].words);
    await area.fill("[a](https://a.example)");
    await expect(title).toHaveText(titles[language].links);
  });
}
