import { expect, test } from "vitest";
import { patchBetween, renderBlocks } from "./blocks";

test("only the block that changed is replaced", () => {
  const options = { breaks: true, footnotes: null };
  const before = renderBlocks("# a\n\nb\n\nc", options);
  const after = renderBlocks("# a\n\nbb\n\nc", options, before);
  expect(patchBetween(before, after)).toEqual({
    from: 1,
    removed: 1,
    blocks: [{ html: "<p>bb</p>\n", lines: 2 }],
  });
});
