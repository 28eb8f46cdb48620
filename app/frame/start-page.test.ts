import { expect, test } from "vitest";
import { WISHES } from "~/core/storage-names";
import { startPage } from "./start-page";

// It runs from its source, so it names what is stored itself.
test("a page that wishes change asks for them under the name that they are kept by", () => {
  expect(startPage.toString()).toContain(JSON.stringify(WISHES));
});
