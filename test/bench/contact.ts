import { readFileSync } from "node:fs";
import { parseResume } from "~/features/resume/parsing/parse";
import { parseContact } from "~/features/resume/parsing/parse-contact";
import { documentOf } from "../support/lines";
import { weights } from "../support/weights";

/** How many blocks of contact lines are read whole: `npx tsx test/bench/contact.ts <file.json> [show]`. The block alone, and above a resume. */
type Truth = {
  name: string;
  email: string;
  phone: string;
  place: string;
  links: string[];
  nameAlso?: string[];
  placeAlso?: string[];
  emailAlso?: string[];
};
type Case = { id: string; lines: string[]; truth: Truth };

const [file = "", show] = process.argv.slice(2);
const cases: Case[] = JSON.parse(readFileSync(file, "utf8"));
const plain = (text: string | undefined) =>
  (text ?? "")
    .normalize("NFKC")
    .replace(/^https?:\/\/|\/$/g, "")
    .replace(/[\s,，.·-]+/g, "")
    .toLowerCase();
const list = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());
const tally = new Map<string, { right: number; all: number }>();

function count(field: string, right: boolean): void {
  const cell = tally.get(field) ?? { right: 0, all: 0 };
  tally.set(field, { right: cell.right + Number(right), all: cell.all + 1 });
}

for (const { id, lines, truth } of cases) {
  const above = parseResume(
    documentOf(...lines, "# Experience", "Clerk, Acme Ltd\t2019 – 2021", "• Kept the books of nine shops"),
    weights,
  );
  for (const [way, contact] of [
    ["alone", parseContact(documentOf(...lines).lines)],
    ["above", above.contact],
  ] as const) {
    const wrong: string[] = [];
    const check = (field: string, wanted: string[], found: string | undefined) => {
      const right = wanted.some((one) => plain(one) === plain(found));
      count(`${way} ${field}`, right);
      if (!right) wrong.push(`${field}: ${found ?? "–"} for ${wanted.join(" / ")}`);
    };
    check("name", [truth.name, ...list(truth.nameAlso)], contact.name?.text);
    check("email", [truth.email, ...list(truth.emailAlso)], contact.email?.text);
    check("phone", [truth.phone], contact.phone?.text);
    check("place", [truth.place, ...list(truth.placeAlso)], contact.place?.text);
    const links = contact.links.flatMap(({ text }) => [
      plain(text),
      plain(text.replace(/^[^:：/]{1,20}[:：]\s?/, "")),
    ]);
    const lacking = truth.links.filter((link) => !links.includes(plain(link)));
    count(`${way} links`, lacking.length === 0);
    if (lacking.length > 0) wrong.push(`links: ${lacking.join(" ")}`);
    count(`${way} whole`, wrong.length === 0);
    if (show && wrong.length > 0)
      console.info(`${id} ${way}\t${wrong.join("\n\t\t")}\n\t${lines.join("\n\t")}`);
  }
}
for (const [field, { right, all }] of tally) console.info(`${field}\t${right} of ${all}`);
