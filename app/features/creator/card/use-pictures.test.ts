import { expect, test } from "vitest";
import { cardFileName } from "./use-pictures";

test.each([
  [null, "share-card.png"],
  [1, "share-card-01.png"],
  [12, "share-card-12.png"],
  [100, "share-card-100.png"],
])("the picture of card %j is named %s", (number, name) => {
  expect(cardFileName(number)).toBe(name);
});
