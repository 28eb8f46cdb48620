import { expect, it } from "vitest";
import { detectLanguage } from "./detect-language";

it.each([
  ["Built services in Go", "en"],
  ["使用 Spring Boot、MySQL、Redis 搭建订单系统，支撑日均百万订单", "zh"],
  ["Fluent in Chinese (中文) and English", "en"],
  ["", "en"],
])("%s is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
