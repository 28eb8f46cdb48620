import { expect, test } from "vitest";
import { paths } from "~/paths";
import { voteRemoval, voteRequest } from "./api-shapes";

test.each(["\ud800", "a\udc00b", "😀".slice(0, 1)])(
  "half of a character is no id of an article: %j",
  (id) => {
    expect(() => paths.article(id)).toThrow(URIError);
    expect(voteRequest.safeParse({ news_id: id, vote_type: "like" }).success).toBe(false);
    expect(voteRemoval.safeParse({ news_id: id }).success).toBe(false);
  },
);

test("whatever else is sent as the id of an article is looked for", () => {
  for (const news_id of ["0123456789abcdef", "", "新闻 😀", "x".repeat(10_000)])
    expect(voteRemoval.parse({ news_id })).toEqual({ news_id });
});
