import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function texts(page: string): Promise<string[]> {
  const result = await extractPdf(pdf({ pages: [page] }), async (name) => {
    throw new Error(`${name} was not expected`);
  });
  if (!result.ok) throw new Error(result.reason);
  return result.document.lines.map((line) => line.text);
}

/** A post whose period, employer and town stand in a rail left of its title and items, on lines of another height. */
function post(
  y: number,
  period: string,
  employer: string,
  town: string,
  title: string,
  items: string[],
): string {
  const rail = [period, employer, town].map((line, index) => textAt(50, y + 1 - 11 * index, line, 8));
  const beside = items.map((item, index) => textAt(140, y - 14 - 13 * index, `• ${item}`));
  return [...rail, textAt(140, y, title), ...beside].join("");
}

const posts =
  textAt(50, 640, "Employment", 14) +
  post(620, "2020 - 2024", "Kestrel Lines", "Delft", "Coordinator", [
    "Booked containers with nine carriers",
    "Cut demurrage by a third",
    "Kept the arrival board",
  ]) +
  post(560, "2016 - 2020", "Maas Cargo", "Schiedam", "Customs Clerk", [
    "Filed declarations",
    "Trained clerks",
  ]);

it("keeps what stands below the periods of a rail together, beside a column of its own", async () => {
  const side = ["Reach me", "jane@example.com", "Skills", "Incoterms", "Customs law", "Negotiation", "Dutch"];
  const column = side.map((line, index) => textAt(420, 700 - 17 * index, line)).join("");
  const lines = await texts(textAt(50, 700, "Jane Smith", 20) + posts + column);
  expect(lines.join("|").replace(/\t/g, " ")).toContain(
    "Employment|2020 - 2024 Coordinator|Kestrel Lines|Delft|Booked containers with nine carriers|Cut demurrage by a third|Kept the arrival board|2016 - 2020 Customs Clerk|Maas Cargo|Schiedam|Filed declarations|Trained clerks",
  );
  expect(lines.join("|")).toContain("Skills|Incoterms|Customs law|Negotiation|Dutch");
});

it("reads three columns whose headings stand on one line one after the other", async () => {
  const columns = [
    ["Education", "BSc Physics", "Acme University", "2014"],
    ["Skills", "White water", "Rope work", "First aid"],
    ["References", "Ann Bell", "Tom Pike", "On request"],
  ];
  const page = columns.flatMap((column, at) =>
    column.map((line, index) => textAt(50 + 180 * at, 400 - 14 * index, line, index ? 10 : 13)),
  );
  const lines = await texts(textAt(50, 700, "Jane Smith", 20) + textAt(450, 690, "Leeds") + page.join(""));
  expect(lines.slice(-12)).toEqual(columns.flat());
});

it("two lists side by side keep the order of their items", async () => {
  const items = [
    ["Team leadership", "SAP"],
    ["Reach truck", "Manual handling of loads"],
    ["First aid", "Forklift"],
  ];
  const page = items.flatMap(([one, other], index) => [
    textAt(60, 600 - 14 * index, `• ${one}`),
    textAt(300, 600 - 14 * index, `• ${other}`),
  ]);
  const lines = await texts(
    textAt(50, 700, "Jane Smith", 20) + textAt(50, 620, "Skills", 14) + page.join(""),
  );
  const all = lines.join("|");
  expect(all.indexOf("Team leadership")).toBeLessThan(all.indexOf("Reach truck"));
  expect(all.indexOf("SAP")).toBeLessThan(all.indexOf("Manual handling"));
});

it("the name of a section ends where what stands beside it begins, however near", async () => {
  const rows = [
    ["Experience", "Tester at Acme since 2019 and before"],
    ["", "Built a tool"],
    ["", "Ran the lab"],
    ["Education", "BSc Physics in Leeds"],
    ["", "Thesis on glass"],
  ];
  const page = rows.map(
    ([label, text], index) =>
      textAt(57, 600 - 16 * index, label ?? "") + textAt(116, 600 - 16 * index, text ?? ""),
  );
  const lines = await texts(textAt(50, 700, "Jane Smith", 20) + page.join(""));
  expect(lines).not.toContain("Experience Tester at Acme since 2019 and before");
});
