import { expect, test } from "vitest";
import { publishableKeyFor } from "../../../test/support/tokens";
import { frontendApiOf } from "./clerk-key";

test("a publishable key names the host of its instance", () => {
  expect(frontendApiOf(publishableKeyFor("clerk.wink.example"))).toBe("clerk.wink.example");
  expect(frontendApiOf(publishableKeyFor("a.clerk.accounts.dev", "test"))).toBe("a.clerk.accounts.dev");
});

test.each([
  "",
  "pk_live_",
  "pk_other_Y2xlcms=",
  "sk_live_Y2xlcmsuZXhhbXBsZSQ=",
  "pk_live_a",
  "pk_live_a_b",
  `pk_live_${btoa("no dollar")}`,
  `pk_live_${btoa("evil.example/path$")}`,
  `pk_live_${btoa("a b; script-src *$")}`,
])("%j is no publishable key", (key) => {
  expect(frontendApiOf(key)).toBeNull();
});
