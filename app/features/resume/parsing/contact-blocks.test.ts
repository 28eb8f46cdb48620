import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lines } from "../../../../test/support/lines";
import { parseContact } from "./parse-contact";

type Truth = { name: string; email: string; phone: string; place: string; links: string[] } & {
  nameAlso?: string[];
  placeAlso?: string[];
};
type Block = { id: string; lines: string[]; truth: Truth };

const blocks: Block[] = JSON.parse(readFileSync("test/data/resume/contact-blocks.json", "utf8"));
const plain = (text: string | undefined) =>
  (text ?? "").replace(/^https?:\/\/|\/$|[\s,，.·-]+/g, "").toLowerCase();

it.each(blocks)("$id: $lines", ({ lines: block, truth }) => {
  const { name, email, phone, place, links } = parseContact(lines(...block));
  expect([truth.name, ...(truth.nameAlso ?? [])].map(plain)).toContain(plain(name?.text));
  expect([truth.place, ...(truth.placeAlso ?? [])].map(plain)).toContain(plain(place?.text));
  expect(plain(email?.text)).toBe(plain(truth.email));
  expect(plain(phone?.text)).toBe(plain(truth.phone));
  const shown = links.map(({ text }) => plain(text));
  for (const link of truth.links) expect(shown.some((one) => one.endsWith(plain(link)))).toBe(true);
});
