import { expect, test } from "vitest";
import { buildResume } from "../../../../test/support/resumes";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import type { Answer } from "./questions";
import { slotIn } from "./slots";
import { wordingsOf, writtenLine } from "./write-line";

const write = (text: string, ask: string, answer: Answer) => writtenLine(text, ask, answer, "en");

const built = "Built the customer portal.";
const tickets = "Answered customer emails.";

const figures: [string, string, Answer, string][] = [
  [tickets, "count", { count: "12000" }, "Answered 12,000 customer emails."],
  [tickets, "count", { count: "12000", about: "yes" }, "Answered about 12,000 customer emails."],
  [tickets, "count", { count: "12k" }, "Answered 12k customer emails."],
  [tickets, "count", { count: "1.2m" }, "Answered 1.2M customer emails."],
  [tickets, "count", { count: "300+" }, "Answered 300+ customer emails."],
  [tickets, "count", { count: " 12 " }, "Answered 12 customer emails."],
  [
    "Developed multiple features for the site.",
    "count",
    { count: "14" },
    "Developed 14 features for the site.",
  ],
  [tickets, "count", { count: "30", per: "day" }, "Answered 30 customer emails a day."],
  [tickets, "count", { count: "1500" }, "Answered 1,500 customer emails."],
  [
    "Designed and printed posters for the fair",
    "count",
    { count: "12" },
    "Designed and printed 12 posters for the fair",
  ],
  [
    "Covered the reception.",
    "volume",
    { count: "300", thing: "guests", per: "day", about: "yes" },
    "Covered the reception, about 300 guests a day.",
  ],
  ["Cared for patients on the ward.", "count", { count: "24" }, "Cared for 24 patients on the ward."],
];

test.each(figures)("%s · %s · %j reads: %s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each(figures)("%s with its figure (%s, %j) counts as one", (text, ask, answer) => {
  expect(hasQuantity(write(text, ask, answer) ?? "")).toBe(true);
});

test.each([
  "Trained gradient-boosted fraud classifiers.",
  "Updated the website and the printed brochure.",
  "Maintained the cluster of the bank.",
  "Designed a booklet for children.",
  "Wrote the weekly reports.",
  "Wrote reports and presentations for the board.",
  "Improved user experience.",
  "Managed the budget planning.",
  "Worked with the team.",
  "Led the team meetings.",
])("no noun is guessed for: %s", (text) => {
  expect(slotIn(text, "en")).toBeNull();
});

const moved = "Moved the shop to a new system.";
const results: [string, string, string][] = [
  [moved, "cutting costs by 20%", "Moved the shop to a new system, cutting costs by 20%."],
  [moved, "Cutting costs by 20%.", "Moved the shop to a new system, cutting costs by 20%."],
  [moved, "cut costs by 20%", "Moved the shop to a new system, cutting costs by 20%."],
  [moved, "Reduced costs by 20%", "Moved the shop to a new system, reducing costs by 20%."],
  [moved, "which cut costs by 20%", "Moved the shop to a new system, which cut costs by 20%."],
  [moved, "and saved 5 hours a week", "Moved the shop to a new system, saving 5 hours a week."],
  [moved, "costs fell by 20%", "Moved the shop to a new system, so that costs fell by 20%."],
  [moved, "Google adopted it", "Moved the shop to a new system. Google adopted it."],
  [moved, "costs fell, so that we grew", "Moved the shop to a new system; costs fell, so that we grew."],
  [
    "Built the map that walkers use.",
    "cut costs by 3%",
    "Built the map that walkers use; this cut costs by 3%.",
  ],
  [
    "Led the move; wrote the plan.",
    "the team saved time",
    "Led the move; wrote the plan; the team saved time.",
  ],
  [moved, "so that costs fell", "Moved the shop to a new system, so that costs fell."],
  [moved, "20% fewer complaints", "Moved the shop to a new system, resulting in 20% fewer complaints."],
  [moved, "fewer reported bugs", "Moved the shop to a new system, resulting in fewer reported bugs."],
  [
    moved,
    "won the award of the chamber",
    "Moved the shop to a new system, and won the award of the chamber.",
  ],
  [
    moved,
    "This resulted in 20% fewer errors.",
    "Moved the shop to a new system, which resulted in 20% fewer errors.",
  ],
  [moved, "We saved $5k per month!", "Moved the shop to a new system, saving $5k per month."],
  [moved, "SAVED THE TEAM 5 HOURS", "Moved the shop to a new system, saving the team 5 hours."],
  [
    moved,
    "improved sales; cut costs by 3%",
    "Moved the shop to a new system, which improved sales and cut costs by 3%.",
  ],
  [moved, "By doing this, errors fell 30%", "Moved the shop to a new system, so that errors fell 30%."],
  [
    moved,
    "About 30% fewer ended calls",
    "Moved the shop to a new system, resulting in about 30% fewer ended calls.",
  ],
  [moved, "award for best team", "Moved the shop to a new system; award for best team."],
  ["Moved the shop using Go.", "cut costs by 20%", "Moved the shop using Go, cutting costs by 20%."],
  ["Moved the shop", "; cut costs by 20% ;", "Moved the shop, cutting costs by 20%"],
  ["Moved the shop,", "cut costs by 20%", "Moved the shop, cutting costs by 20%"],
  [
    "Moved the shop, training the staff.",
    "cut costs by 20%",
    "Moved the shop, training the staff, and cutting costs by 20%.",
  ],
];

test.each(results)("%s · “%s” reads: %s", (text, result, written) => {
  expect(write(text, "result", { result })).toBe(written);
});

test.each(results.filter(([, result]) => !/award/.test(result)))(
  "the result of %s · “%s” is seen as one",
  (text, result) => {
    expect(english.statesResult(write(text, "result", { result }) ?? "")).toBe(true);
  },
);

const notes: [string, string | null][] = [
  ["to save time", "Moved the shop to a new system to save time."],
  ["because the old one failed", "Moved the shop to a new system because the old one failed."],
  ["thus lowering the cost by 10%", "Moved the shop to a new system, thus lowering the cost by 10%."],
  ["approx 20 percent faster", "Moved the shop to a new system, making it approx. 20 percent faster."],
  ["sales up 15-20 %", "Moved the shop to a new system, with sales up 15-20%."],
  ["I got promoted after 6 months", "Moved the shop to a new system, and got promoted after 6 months."],
  ["None of the audits found a fault", "Moved the shop to a new system; none of the audits found a fault."],
  ["helped us win Siemens", "Moved the shop to a new system, which helped us win Siemens."],
  ["客户投诉下降 15%", "Moved the shop to a new system; 客户投诉下降 15%."],
  ["They all passed", "Moved the shop to a new system; they all passed."],
  ["Buyers like it", "Moved the shop to a new system. Buyers like it."],
  ["adopted by two branches", "Moved the shop to a new system, adopted by two branches."],
  ["used in every shop", "Moved the shop to a new system, used in every shop."],
  ["brought in $2M", "Moved the shop to a new system, bringing in $2M."],
  ["sold 900 copies", "Moved the shop to a new system; sold 900 copies."],
  ["we had the fewest returns", "Moved the shop to a new system; we had the fewest returns."],
  ["no complaints since", "Moved the shop to a new system, with no complaints since."],
  ["the staff works by it", "Moved the shop to a new system; the staff works by it."],
  ["so the queues got shorter", "Moved the shop to a new system, so the queues got shorter."],
  ["from 9 days to 3", "Moved the shop to a new system, from 9 days to 3."],
  ["by 20%", null],
  ["20%", null],
];

test.each(notes)("the note “%s” joins a line as: %s", (result, written) => {
  expect(write(moved, "result", { result })).toBe(written);
});

const loose: [string, string | null][] = [
  ["approx 12", "Answered about 12 customer emails."],
  ["15-20", "Answered 15–20 customer emails."],
  ["a dozen", "Answered 12 customer emails."],
  ["20 000", "Answered 20,000 customer emails."],
  ["5 people", "Answered 5 customer emails."],
  ["１２.", "Answered 12 customer emails."],
  ["1", null],
  ["20%", null],
  ["lots", null],
];

test.each(loose)("the number “%s” reads: %s", (count, written) => {
  expect(write(tickets, "count", { count })).toBe(written);
});

test.each([
  ["I checked the orders", "Helped with the move; checked the orders."],
  ["Checking the orders.", "Helped with the move, checking the orders."],
  ["orders and labels", "Helped with the move; orders and labels."],
])("one's own part “%s” stands in its line as: %s", (fact, written) => {
  expect(write("Helped with the move.", "part", { fact })).toBe(written);
});

test("a result waits for its figure where the figure is no number", () => {
  expect(write(tickets, "count", { count: "lots", result: "cut costs by 3%" })).toBeNull();
});

const turned: [string, string, string | null][] = [
  [
    "Rebuilt and tested the checkout.",
    "cut the waiting time by 20%",
    "Cut the waiting time by 20% by rebuilding and testing the checkout.",
  ],
  ["Trained nine drivers", "12% fewer accidents", "Achieved 12% fewer accidents by training nine drivers"],
  [
    "Coordinate 14 nurses a shift.",
    "saved 5 hours a week",
    "Saved 5 hours a week by coordinating 14 nurses a shift.",
  ],
  ["Trained nine drivers", "complaints fell by 15%", null],
  ["Trained nine drivers", "got promoted", null],
  ["Trained nine drivers", "cut costs by planning shifts", null],
  ["Trained nine drivers, and planned shifts", "cut costs by 3%", null],
  ["Trained nine drivers and wrote the guide", "cut costs by 3%", null],
  ["Built a map that walkers use; it won a prize", "cut costs by 3%", null],
  ["Sole translator of the laboratory", "cut costs by 3%", null],
];

test.each(turned)("%s · “%s” told from its result: %s", (text, result, written) => {
  expect(write(text, "result", { result, wording: "resultFirst" })).toBe(written);
});

test("the wordings of an answer are the usual one first, and none that does not read", () => {
  const resume = buildResume({
    language: "en",
    sections: [{ kind: "experience", entries: [{ title: "Clerk", bullets: ["Trained nine drivers"] }] }],
  });
  const line = resume.sections[0]?.entries[0]?.lines[0] ?? { id: "", text: "" };
  const question = { ask: "result", target: { kind: "line" as const, line } };
  const idsOf = (result: string) => wordingsOf(resume, question, { result }).map(({ id }) => id);
  expect(wordingsOf(resume, question, { result: "cut costs by 3%" })).toEqual([
    { id: "clause", text: "Trained nine drivers, cutting costs by 3%" },
    { id: "resultFirst", text: "Cut costs by 3% by training nine drivers" },
  ]);
  expect(idsOf("complaints fell by 15%")).toEqual(["clause"]);
  expect(idsOf("")).toEqual([]);
});

const openings: [string, Answer, string | null][] = [
  ["Helped design the new website.", { verb: "self" }, "Designed the new website."],
  ["Helped to design and build the website", { verb: "self" }, "Designed and built the website"],
  ["Assisted in preparing the accounts", { verb: "self" }, "Prepared the accounts"],
  ["Responsible for managing and training the staff", { verb: "self" }, "Managed and trained the staff"],
  ["Assisted in troubleshooting, software debugging and upgrades", { verb: "self" }, null],
  ["We developed the engine", { verb: "self" }, "Developed the engine"],
  ["Worked on the CRM", { verb: "self" }, null],
  ["Worked on the CRM.", { verb: "led" }, "Led the CRM."],
  ["Participated in the migration of the CRM", { verb: "led" }, "Led the migration of the CRM"],
  ["Responsible for the warehouse.", { verb: "managed" }, "Managed the warehouse."],
  ["Helped design the website", { verb: "led" }, null],
  ["Helped the landlady draw up the handbook", { verb: "led" }, null],
  ["Worked on the platform team", { verb: "led" }, null],
  ["Worked in the warehouse on Sundays", { verb: "led" }, null],
  ["Responsible for the warehouse.", { verb: "" }, null],
  ["Responsible for the warehouse.", { verb: "hacked" }, null],
];

test.each(openings)("%s · %j opens: %s", (text, answer, written) => {
  expect(write(text, "opening", answer)).toBe(written);
});

test.each(openings.filter(([, , written]) => written !== null))(
  "%s · %j leads with a deed",
  (text, answer) => {
    expect(english.leadVerb(write(text, "opening", answer) ?? "")).not.toBeNull();
  },
);

test.each<[string, string, Answer, string | null]>([
  ["Raised sales by XX% within a year", "placeholder", { value: "12" }, "Raised sales by 12% within a year"],
  ["Raised sales by XX% within a year", "placeholder", { value: "12%" }, "Raised sales by 12% within a year"],
  ["Served [number] guests", "placeholder", { value: "60" }, "Served 60 guests"],
  ["Raised the yield by 30", "unit", { unitName: "%" }, "Raised the yield by 30%"],
  [
    "Raised the yield by 30, in a year.",
    "unit",
    { unitName: "tons" },
    "Raised the yield by 30 tons, in a year.",
  ],
  [
    "Team player, fluent in Dutch.",
    "phrase",
    { fact: "led a shift of 6" },
    "Led a shift of 6, fluent in Dutch.",
  ],
  [
    "Fluent in Dutch, team player",
    "phrase",
    { fact: "led a shift of 6." },
    "Fluent in Dutch, led a shift of 6",
  ],
  ["Fluent in Dutch", "phrase", { fact: "led a shift of 6" }, null],
])("%s · %s · %j reads: %s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each<[string, string, Answer]>([
  [tickets, "count", {}],
  [tickets, "count", { count: "", about: "yes" }],
  [tickets, "count", { count: "many" }],
  [tickets, "count", { count: "0+" }],
  [built, "result", { result: " . " }],
  [built, "count", { count: "3" }],
  ["Covered the reception.", "volume", { count: "300", per: "day" }],
  ["Covered the reception.", "volume", { count: "300", thing: "guests" }],
  ["Raised sales by XX%", "placeholder", { value: "" }],
])("%s · %s · %j says too little to write", (text, ask, answer) => {
  expect(write(text, ask, answer)).toBeNull();
});

test("a figure and a result stand in the line once each, in this order", () => {
  const answer = { count: "240", result: "cut the bugs found later by half" };
  expect(write("Wrote unit tests for the API.", "count", answer)).toBe(
    "Wrote 240 unit tests for the API, cutting the bugs found later by half.",
  );
});
