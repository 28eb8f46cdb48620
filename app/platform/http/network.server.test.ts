import { expect, test } from "vitest";
import { networkOf } from "./network.server";

const from = (address: string) =>
  networkOf(new Request("https://wink.test", { headers: { "CF-Connecting-IP": address } }));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001:db8:1::3:4:5:6", "2001:db8:1:0"],
  ["::ffff:0:1", "0:0:0:0"],
])("%s is of the network %s", (address, network) => {
  expect(from(address)).toBe(network);
});

test("this machine is no network, however it is written", () => {
  for (const address of ["127.0.0.1", "127.9.9.9", "::1", ""]) expect(from(address)).toBeNull();
  expect(networkOf(new Request("https://wink.test"))).toBeNull();
});

test("two addresses of one connection are one network, two connections are two", () => {
  expect(from("2001:db8:1:2::a")).toBe(from("2001:db8:1:2:ffff::b"));
  expect(from("2001:db8:1:2::a")).not.toBe(from("2001:db8:1:3::a"));
});
