import { expect, test } from "vitest";
import { externalLinks } from "./external-tools";

test("a configured address wins over the public one, and a tool without either has none", () => {
  const links = externalLinks({
    medium: "https://publish.example/medium",
    deepQa: "https://chat.example/?shareId=1",
  });
  expect(links.medium).toBe("https://publish.example/medium");
  expect(links.deepQa).toBe("https://chat.example/?shareId=1");
  expect(links.wechat).toBe("https://mp.weixin.qq.com/");
  expect(links.fluxDrawing).toBeUndefined();
});
