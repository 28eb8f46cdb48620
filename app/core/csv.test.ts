import { expect, test } from "vitest";
import { csvFile, csvLine } from "./csv";

test.each([
  [["ann@example.com", "2027-01-01"], "ann@example.com,2027-01-01\r\n"],
  [["a,b", 'say "hi"', "two\nlines", "cr\rhere"], '"a,b","say ""hi""","two\nlines","cr\rhere"\r\n'],
  [["=1+1", "+1", "-1", "@SUM(A1)"], "'=1+1,'+1,'-1,'@SUM(A1)\r\n"],
  [["\t=1", "\r=1", "a;=1"], '"\'\t=1","\'\r=1","a;=1"\r\n'],
  [['=HYPERLINK("https://evil.example","x")'], '"\'=HYPERLINK(""https://evil.example"",""x"")"\r\n'],
  [[" =1+1", "  @x", "\n=1"], "' =1+1,'  @x,\"'\n=1\"\r\n"],
  [["＝1+1", "＋1", "－1", "＠x"], "'＝1+1,'＋1,'－1,'＠x\r\n"],
  [["a=1", "1-1", ""], "a=1,1-1,\r\n"],
  [["王小明"], "王小明\r\n"],
])("%j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test("a file begins with the mark of UTF-8 and has a line a row", () => {
  expect(csvFile([["公司"], ["王记"]])).toBe("\u{feff}公司\r\n王记\r\n");
});
