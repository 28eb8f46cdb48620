import { expect, test } from "vitest";
import { countDirectives, securityReport } from "./security-report";

const countsOf = (sent: unknown) => Object.fromEntries(countDirectives(securityReport.parse(sent)));

test.each([
  [
    { "csp-report": { "violated-directive": "script-src-elem", "blocked-uri": "inline" } },
    { "script-src-elem": 1 },
  ],
  [{ "csp-report": { "violated-directive": "img-src 'self' https://secret.example" } }, { "img-src": 1 }],
  [
    { "csp-report": { "violated-directive": "script-src 'self'", "effective-directive": "script-src-attr" } },
    { "script-src-attr": 1 },
  ],
  [{ "csp-report": { "violated-directive": "ann@example.com", "effective-directive": "" } }, { other: 1 }],
  [[], {}],
])("a report %j counts as %j", (sent, counts) => {
  expect(countsOf(sent)).toEqual(counts);
});

test("a list of reports is counted by directive, and what names none of ours as one more", () => {
  const of = (effectiveDirective?: string) => ({ type: "csp-violation", body: { effectiveDirective } });
  expect(
    countsOf([of("style-src-elem"), of("frame-ancestors"), of("style-src-elem"), of("x"), of()]),
  ).toEqual({
    "style-src-elem": 2,
    "frame-ancestors": 1,
    other: 2,
  });
});

test.each([
  null,
  {},
  { "csp-report": {} },
  { "csp-report": { "violated-directive": 1 } },
  [{ type: "x" }],
  [1],
])("%j is no report", (sent) => expect(securityReport.safeParse(sent).success).toBe(false));
