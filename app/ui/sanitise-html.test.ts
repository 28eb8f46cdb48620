import { expect, test } from "vitest";
import { purifier } from "./sanitise-html.client";

const allowList = { attributes: ["href"], plainAttributes: [], addresses: /^https:/ };

test("only what the list names stays", () => {
  const purify = purifier({ ...allowList, tags: ["a", "b"] });
  expect(purify().sanitize('<b onclick="x()">bold</b> <i>slanted</i><script>x()</script>')).toBe(
    "<b>bold</b> slanted",
  );
  expect(
    purify().sanitize('<a href="https://a.example">a</a><a href="http://b.example" data-x="1">b</a>'),
  ).toBe('<a href="https://a.example">a</a><a>b</a>');
});
