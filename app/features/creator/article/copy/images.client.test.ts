import { expect, test } from "vitest";
import { addressProblem } from "./images.client";

const addresses: [src: string, problem: string | null][] = [
  ["data:image/png;base64,AAAA", "embedded"],
  ["DATA:image/png,", "embedded"],
  ["blob:https://wink.example/1", "temporary"],
  ["http://pics.example.com/a.png", "insecure"],
  ["a.png", "relative"],
  ["../a.png", "relative"],
  ["/a.png", "relative"],
  ["", "relative"],
  ["https://wink.example/a.png", "relative"],
  ["https://localhost/a.png", "blockedHost"],
  ["http://127.0.0.1:8000/a.png", "blockedHost"],
  ["https://192.168.1.4/a.png", "blockedHost"],
  ["https://172.15.0.1/a.png", null],
  ["https://172.16.0.1/a.png", "blockedHost"],
  ["https://172.31.0.1/a.png", "blockedHost"],
  ["https://172.32.0.1/a.png", null],
  ["https://100.63.0.1/a.png", null],
  ["https://100.64.0.1/a.png", "blockedHost"],
  ["https://100.127.0.1/a.png", "blockedHost"],
  ["https://100.128.0.1/a.png", null],
  ["https://169.253.0.1/a.png", null],
  ["https://169.254.0.1/a.png", "blockedHost"],
  ["https://169.255.0.1/a.png", null],
  ["https://[::1]/a.png", "blockedHost"],
  ["https://[fd00::1]/a.png", "blockedHost"],
  ["https://nas/a.png", "blockedHost"],
  ["https://nas.local/a.png", "blockedHost"],
  ["https://raw.githubusercontent.com/a/b/main/c.png", "blockedHost"],
  ["https://notgithub.com/a.png", null],
  ["https://pics.example.com/a.svg?x=1", "svg"],
  ["https://pics.example.com/a?format=svg", "svg"],
  ["//pics.example.com/a.png", null],
  ["https://mmbiz.qpic.cn/mmbiz_png/abc/640?wx_fmt=png", null],
  ["https://pics.example.com/猫.png", null],
];

test.each(addresses)("%s is %s", (src, problem) => {
  expect(addressProblem(src, "wink.example")).toBe(problem);
});
