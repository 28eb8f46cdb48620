import { expect, test } from "vitest";
import { pushSupport } from "./push-support";

const chrome = {
  hasWorker: true,
  hasPush: true,
  permission: "default",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0",
  touchPoints: 0,
};
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";

test.each([
  ["a browser that was not asked yet", {}, "able"],
  ["one that may", { permission: "granted" }, "able"],
  ["one whose person has refused", { permission: "denied" }, "denied"],
  ["one without notifications", { permission: null }, "unable"],
  ["one without a service worker", { hasWorker: false }, "unable"],
  ["one without push", { hasPush: false }, "unable"],
  ["an iPhone's page", { hasPush: false, permission: null, userAgent: iPhone }, "homeScreen"],
  ["an iPhone's app on the home screen", { userAgent: iPhone }, "able"],
  ["an iPad, which says it is a Mac", { hasPush: false, userAgent: mac, touchPoints: 5 }, "homeScreen"],
  ["an old Mac", { hasPush: false, userAgent: mac }, "unable"],
])("%s", (_, more, expected) => {
  expect(pushSupport({ ...chrome, ...more })).toBe(expected);
});
