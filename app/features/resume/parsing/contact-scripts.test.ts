import { expect, it } from "vitest";
import { type Draft, lines } from "../../../../test/support/lines";
import { parseContact } from "./parse-contact";

function read(...drafts: Draft[]) {
  const { name, headline, phone, place, other } = parseContact(lines(...drafts));
  return {
    name: name?.text,
    headline: headline?.text,
    phone: phone?.text,
    place: place?.text,
    other: other.map(({ text }) => text),
  };
}

it("of a name in two scripts in two cells the Chinese one is the name", () => {
  const { name, headline, other } = read(
    "# 洪柏翰\tPo-Han Hung",
    "製程工程師\t新竹縣竹北市",
    "pohan.hung@example.com",
  );
  expect([name, headline, other]).toEqual(["洪柏翰", "製程工程師", ["Po-Han Hung"]]);
});

it("a row of digits below ID is no phone, and a mobile number goes before any other", () => {
  expect(read("# 高志远\tID:309948127", "手机 15266480937").phone).toBe("15266480937");
  expect(read("# 高志远", "309948127", "15266480937").phone).toBe("15266480937");
  expect(read("# Jane Smith", "ID: 309948127", "jane@example.com").phone).toBeUndefined();
});

it.each(["100022", "女 31歲", "男性，25岁", "ID"])(
  "%s below a name says nothing of what somebody is",
  (text) => {
    expect(read(`# 高志远\t${text}`, "a@example.com", "15266480937").headline).toBeUndefined();
  },
);

it("a ring hides a number of a house and parts nothing", () => {
  expect(read("# 蔡宜臻", "通訊地址", "新北市板橋區文化路二段○號", "a@example.com").place).toBe(
    "新北市板橋區文化路二段○號",
  );
});
