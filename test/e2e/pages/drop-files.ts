import type { Page } from "@playwright/test";

export type Dropped = { name: string; bytes: number[]; type?: string };

export const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

/** Drops files on what a selector finds; true if the browser was kept from going to them. */
export function drop(page: Page, selector: string, files: Dropped[]): Promise<boolean> {
  return page.locator(selector).evaluate((element, dropped) => {
    const data = new DataTransfer();
    for (const { name, bytes, type = "" } of dropped)
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const event = (kind: string) =>
      new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
    return !element.dispatchEvent(event("dragover")) && !element.dispatchEvent(event("drop"));
  }, files);
}
