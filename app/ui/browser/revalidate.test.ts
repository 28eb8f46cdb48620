import { expect, test } from "vitest";
import { onlyForPathOrLanguage } from "./revalidate";

const page = "https://wink.test/material-library";

function asks(from: string, to: string, more: { formMethod?: "GET" | "POST"; actionResult?: unknown } = {}) {
  const [currentUrl, nextUrl] = [new URL(from, page), new URL(to, page)];
  return onlyForPathOrLanguage({
    currentUrl,
    nextUrl,
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  });
}

test.each([
  ["a search of the page itself", "?lang=en", "?q=a&lang=en", {}, false],
  ["a search that keeps the language unsaid", "?lang=en", "?q=a", { formMethod: "GET" }, false],
  ["a search that is sent once more", "?q=a", "?q=a", { formMethod: "GET" }, false],
  ["another language", "?lang=en", "?lang=zh", {}, true],
  ["another page", "?lang=en", "/media-tools?lang=en", {}, true],
  ["what is asked for anew on purpose", "?q=a", "?q=a", {}, true],
  ["a form that changes something", "?q=a", "?q=a", { formMethod: "POST" }, true],
  ["a form that got no answer", "?q=a", "?q=a", { formMethod: "POST", actionResult: { failed: "x" } }, false],
] as const)("%s from %s to %s", (_, from, to, more, isAsked) => {
  expect(asks(from, to, more)).toBe(isAsked);
});
