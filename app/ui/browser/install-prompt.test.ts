import { expect, test } from "vitest";
import { isIosSafari } from "./install-prompt";

const kit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${kit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit}`;

test.each([
  ["Safari on an iPhone", `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, true],
  ["Safari on an iPad, where Share stands elsewhere", `${mac} Version/17.5 Safari/605.1.15`, false],
  ["Chrome on an iPhone", `${iphone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`, false],
  ["Chrome on an iPad", `${mac} CriOS/125 Version/11.1.1 Safari/605.1.15`, false],
  ["Firefox on an iPhone", `${iphone} FxiOS/126.0 Mobile/15E148 Safari/605.1.15`, false],
  ["Edge on an iPhone", `${iphone} Version/17.0 EdgiOS/125.0 Mobile/15E148 Safari/604.1`, false],
  ["WeChat on an iPhone", `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137)`, false],
  [
    "Chrome on Android",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36",
    false,
  ],
])("%s", (_, userAgent, expected) => {
  expect(isIosSafari({ userAgent })).toBe(expected);
});
