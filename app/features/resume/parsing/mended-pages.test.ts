import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";

it("lines drawn with characters are no text", () => {
  const { sections } = parseResume(
    documentOf(
      "# Jane Smith",
      "jane@example.com",
      "==========",
      "# Skills",
      "==========",
      "Welding, Rigging",
    ),
    weights,
  );
  expect(sections.flatMap((section) => section.lines.map(({ text }) => text))).toEqual(["Welding, Rigging"]);
});

it.each([
  ["Zapopan, Jalisco, México", "Zapopan, Jalisco, México"],
  ["Dubai Marina, Dubai, UAE", "Dubai Marina, Dubai, UAE"],
  ["RR 2, Saskatoon, SK S7K 3J5", "RR 2, Saskatoon, SK S7K 3J5"],
  ["Spitalgasse 2, Hof 1, 1090 Vienna, Austria", "Spitalgasse 2, Hof 1, 1090 Vienna, Austria"],
])("%s is one place", (text, place) => {
  expect(parseContact(lines("# Jane Smith", `${text} | jane@example.com`)).place?.text).toBe(place);
});

it("an address goes on below in the first of two cells", () => {
  const { place } = parseContact(
    lines(
      "# Jane Smith",
      "214 Fall Creek Drive\tPhone: +1 607 555 0155",
      "Ithaca, NY 14850\tjane@example.com",
    ),
  );
  expect(place?.text).toBe("214 Fall Creek Drive, Ithaca, NY 14850");
});

it("degrees below a name are neither a place nor what somebody is", () => {
  const { place, headline } = parseContact(
    lines("# Jane Smith", "MB BCh, MD, MRCP(UK)", "Consultant Cardiologist", "jane@example.com", "Leeds, UK"),
  );
  expect([place?.text, headline?.text]).toEqual(["Leeds, UK", "Consultant Cardiologist"]);
});

it("a place below what somebody is does not go on with it", () => {
  const at = (y: number, text: string) => ({ text, y, x: 40, size: 11 });
  const { contact } = parseResume(
    documentOf(
      { ...at(60, "Jane Smith"), size: 26 },
      at(96, "HR Director, APAC | Total Rewards | Works with unions"),
      at(110, "Singapore"),
      { ...at(145, "Summary"), size: 15 },
      at(169, "I like pay that people understand."),
    ),
    weights,
  );
  expect(contact.headline?.text).toBe("HR Director, APAC | Total Rewards | Works with unions");
  expect(contact.place?.text).toBe("Singapore");
});
