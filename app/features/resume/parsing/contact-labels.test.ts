import { expect, it } from "vitest";
import { lines } from "../../../../test/support/lines";
import { parseContact } from "./parse-contact";

it("a town may follow a label that numbers follow elsewhere", () => {
  const { place, phone } = parseContact(lines("# Jane Smith", "Home: Austin, Texas", "Cell: 312-555-0133"));
  expect([place?.text, phone?.text]).toEqual(["Austin, Texas", "312-555-0133"]);
});

it("the name of a parent is nobody's whose resume it is", () => {
  const { name, other } = parseContact(
    lines("# Er. Jane A. Smith", "jane@example.in", "Father's name\t: Shri. John Smith"),
  );
  expect(name?.text).toBe("Er. Jane A. Smith");
  expect(other.map((line) => line.text)).toEqual(["Father's name: Shri. John Smith"]);
});

it("the rooms of an office before its street are part of the address", () => {
  const address = "School of History, University of Calder, 4 Mill Terrace, Hexham NE46 9LN";
  expect(parseContact(lines("# Jane Smith", address, "jane@example.com")).place?.text).toBe(address);
});
