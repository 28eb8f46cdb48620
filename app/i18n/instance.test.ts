import { expect, test, vi } from "vitest";
import { createI18n } from "./instance";
import { languageOf } from "./language";

const atHand = () => languageOf("en", { common: { yes: "Yes" } });
const whole = {
  en: languageOf("en", { common: { yes: "Yes" }, ui: { updated: "There is a newer one" } }),
  zh: languageOf("zh", { common: { yes: "是" } }),
};

test("what is not at hand is loaded once it is asked for, and read by whoever holds the texts already", async () => {
  const i18n = createI18n(atHand(), { load: async (locale) => whole[locale] });
  const t = i18n.getFixedT(null, "ui");
  expect(i18n.hasLoadedNamespace("ui")).toBe(false);
  await new Promise<void>((done) => void i18n.loadNamespaces("ui", () => done()));
  expect(i18n.hasLoadedNamespace("ui")).toBe(true);
  expect(t("updated")).toBe("There is a newer one");
});

test("another language is told to who listens, once it is there", async () => {
  const i18n = createI18n(atHand(), { load: async (locale) => whole[locale] });
  const heard = vi.fn();
  i18n.on("languageChanged", heard);
  await i18n.changeLanguage("zh");
  expect([i18n.language, heard.mock.calls.length]).toEqual(["zh", 1]);
  i18n.off("languageChanged", heard);
  await i18n.changeLanguage("en");
  expect(heard).toHaveBeenCalledOnce();
});

test("a page that waits for a language that does not come is given up, a caller of its own is told", async () => {
  const giveUp = vi.fn();
  const failure = new Error("no network");
  const i18n = createI18n(atHand(), { load: () => Promise.reject(failure), giveUp });
  const done = vi.fn();
  await i18n.loadNamespaces("ui", done);
  await i18n.changeLanguage("zh");
  expect(giveUp).toHaveBeenCalledTimes(2);
  expect([done.mock.calls.length, i18n.language]).toEqual([0, "en"]);
  await expect(i18n.loadNamespaces("ui")).rejects.toBe(failure);
});
