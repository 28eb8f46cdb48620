import { expect, it } from "vitest";
import { withoutContactDetails } from "./contact-details";

it.each([
  ["Write to jane.doe+cv@mail.example.co.uk today", "Write to … today"],
  ["Call +44 (7700) 900-123, or (312) 555-0123", "Call …, or …"],
  ["电话13800138000，微信同号", "电话…，微信同号"],
  ["见 https://example.com/a?b=c，或 www.example.org/x。", "见 …，或 …。"],
  [
    "Cut 1,240 ms to 310 ms in 2021 – 2023 with Node.js",
    "Cut 1,240 ms to 310 ms in 2021 – 2023 with Node.js",
  ],
])("%s", (text, left) => {
  expect(withoutContactDetails(text)).toBe(left);
});
