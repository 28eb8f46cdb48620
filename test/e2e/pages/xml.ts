import type { Page } from "@playwright/test";

/** The texts of the elements of a name in a file of XML, as a browser reads it. Fails where it is none. */
export async function textsOf(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([text, wanted]) => {
      const document = new DOMParser().parseFromString(text ?? "", "application/xml");
      if (document.querySelector("parsererror")) throw new Error("this is no XML");
      return [...document.getElementsByTagName(wanted ?? "")].map((each) => each.textContent ?? "");
    },
    [xml, name],
  );
}
