import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";

it("an address goes on on the lines below the one that its label stands over", () => {
  const { place } = parseContact(
    lines(
      "Lucia Marchetti",
      "Address",
      "88 Gerrard Street East",
      "Toronto, ON M5B 1G6",
      "Phone",
      "(416) 555-0188",
    ),
  );
  expect(place?.text).toBe("88 Gerrard Street East, Toronto, ON M5B 1G6");
});

it("a form says behind an address and a number of which kind they are", () => {
  const { place, phone } = parseContact(
    lines(
      "Jane Smith",
      "**Phone number:** (+385) 915550134 (Mobile)",
      "**Home:** Ilica 214, 10000 Zagreb, Croatia (Home)",
    ),
  );
  expect(place?.text).toBe("Ilica 214, 10000 Zagreb, Croatia");
  expect(phone?.text).toBe("(+385) 915550134");
});

it("licences stand behind a name in capitals", () => {
  expect(parseContact(lines("KWABENA D. FORSYTHE, RN", "k@example.com")).name?.text).toBe(
    "KWABENA D. FORSYTHE",
  );
});

it("two words of a name may be set in two large sizes", () => {
  const large = (text: string, size: number) => ({ text, size, bold: true });
  const { name } = parseContact(
    lines(
      large("IVY", 36),
      large("NAKAMURA-LOWE", 30),
      "Kinesiology Student",
      "ivy@example.com",
      "Burnaby, BC",
    ),
  );
  expect(name?.text).toBe("IVY NAKAMURA-LOWE");
});

it("a name of three lines is no summary", () => {
  const large = (text: string) => ({ text, size: 24 });
  const { contact, sections } = parseResume(
    documentOf(
      large("Teodora"),
      large("Vasilescu-"),
      large("Grant"),
      "teodora@example.org",
      "# Skills",
      "Props",
    ),
    weights,
  );
  expect(contact.name?.text).toBe("Teodora Vasilescu-Grant");
  expect(sections.map(({ kind }) => kind)).toEqual(["skills"]);
});

it("what somebody is may wrap, and a web address in a list of such is no summary", () => {
  const headline = "Director of Distribution Operations | Cold Chain | Continuous";
  const { contact, sections } = parseResume(
    documentOf(
      "**Jane Smith**",
      headline,
      "Improvement",
      "jane@example.com",
      "• janesmith.example.com",
      "# Skills",
      "Lean",
    ),
    weights,
  );
  expect(contact.headline?.text).toBe(`${headline} Improvement`);
  expect(contact.links.map(({ text }) => text)).toEqual(["janesmith.example.com"]);
  expect(sections.map(({ kind }) => kind)).toEqual(["skills"]);
});

it("a part of town before a town that is known belongs to the place", () => {
  const { place } = parseContact(
    lines(
      "Seun Adebayo",
      "Brand Manager",
      "☎ +234 803 555 0127\t✉ seun@example.com\t⌂ Victoria Island, Lagos",
    ),
  );
  expect(place?.text).toBe("Victoria Island, Lagos");
});
