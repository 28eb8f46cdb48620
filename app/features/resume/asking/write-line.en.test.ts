import { expect, test } from "vitest";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import type { Answer } from "./questions";
import { writtenLine } from "./write-line";

const write = (text: string, ask: string, answer: Answer) => writtenLine(text, ask, answer, "en");

const built = "Built the checkout service.";
const tickets = "Answered customer emails.";

const figures: [string, string, Answer, string][] = [
  [
    built,
    "figure.users",
    { count: "12000", unit: "users" },
    "Built the checkout service, used by 12,000 users.",
  ],
  [
    built,
    "figure.users",
    { count: "12000", unit: "users", about: "yes" },
    "Built the checkout service, used by about 12,000 users.",
  ],
  [built, "figure.users", { count: "1", unit: "users" }, "Built the checkout service, used by 1 user."],
  [
    built,
    "figure.users",
    { count: "40", unit: "customers" },
    "Built the checkout service, serving 40 customers.",
  ],
  [built, "figure.users", { count: "6", unit: "pages" }, "Built the checkout service (6 pages)."],
  [built, "figure.users", { count: "1", unit: "pages" }, "Built the checkout service (1 page)."],
  [
    built,
    "figure.users",
    { count: "900", unit: "requests", per: "day" },
    "Built the checkout service (900 requests a day).",
  ],
  [
    built,
    "figure.users",
    { count: "12k", unit: "users", per: "month" },
    "Built the checkout service, used by 12k users a month.",
  ],
  [
    built,
    "figure.users",
    { count: "1.2m", unit: "users" },
    "Built the checkout service, used by 1.2M users.",
  ],
  [
    built,
    "figure.users",
    { count: "300+", unit: "users" },
    "Built the checkout service, used by 300+ users.",
  ],
  [
    built,
    "figure.users",
    { count: "1,250", unit: "users" },
    "Built the checkout service, used by 1,250 users.",
  ],
  [built, "figure.users", { count: " 12 ", unit: "users" }, "Built the checkout service, used by 12 users."],
  [
    "Built the checkout service",
    "figure.users",
    { count: "12", unit: "users" },
    "Built the checkout service, used by 12 users",
  ],
  [
    "Built the checkout service using Go and Kafka.",
    "figure.users",
    { count: "12", unit: "users" },
    "Built the checkout service (12 users) using Go and Kafka.",
  ],
  [
    "Built the checkout service, using Go.",
    "figure.users",
    { count: "12", unit: "users" },
    "Built the checkout service (12 users), using Go.",
  ],
  [
    "Managed the servers of the bank;",
    "figure.systems",
    { count: "40", unit: "servers" },
    "Managed the servers of the bank (40 servers);",
  ],
  ["Led a team of engineers.", "figure.people", { count: "6", unit: "people" }, "Led a team of 6 engineers."],
  [
    "Led a small team in the payments unit.",
    "figure.people",
    { count: "6", unit: "people", about: "yes" },
    "Led a small team of about 6 in the payments unit.",
  ],
  [
    "Coached colleagues at the till",
    "figure.people",
    { count: "4", unit: "newHires" },
    "Coached colleagues at the till (4 new hires)",
  ],
  [
    "Cared for patients on the ward.",
    "figure.patients",
    { count: "24", unit: "patients" },
    "Cared for patients on the ward (24 patients).",
  ],
  ["Kept the books.", "figure.other", { count: "3", thing: "companies" }, "Kept the books (3 companies)."],
  [
    "Optimised slow queries.",
    "figure.speed",
    { from: "800", to: "200", unit: "ms", what: "response time" },
    "Optimised slow queries, cutting the response time from 800 ms to 200 ms.",
  ],
  [
    "Optimised slow queries.",
    "figure.speed",
    { from: "800", to: "200", unit: "ms", what: "The response time" },
    "Optimised slow queries, cutting the response time from 800 ms to 200 ms.",
  ],
  [
    "Optimised slow queries.",
    "figure.speed",
    { from: "4", to: "1.5", unit: "seconds" },
    "Optimised slow queries, cutting the time from 4 s to 1.5 s.",
  ],
  [
    "Optimised the import",
    "figure.speed",
    { from: "6", to: "2", unit: "hours", time: "3 months" },
    "Optimised the import, cutting the time from 6 h to 2 h in 3 months",
  ],
  [
    "Optimised the import",
    "figure.speed",
    { from: "6", to: "2", unit: "hours", time: "within 3 months" },
    "Optimised the import, cutting the time from 6 h to 2 h in 3 months",
  ],
  [
    "Tuned the line",
    "figure.speed",
    { from: "71", to: "89", unit: "percent", what: "first-pass yield" },
    "Tuned the line, raising the first-pass yield from 71% to 89%",
  ],
  [
    "Tuned the line",
    "figure.speed",
    { from: "12", to: "4", unit: "percent" },
    "Tuned the line, down from 12% to 4%",
  ],
  [
    "Tuned the line",
    "figure.speed",
    { from: "12%", to: "4%", unit: "percent", what: "scrap" },
    "Tuned the line, cutting the scrap from 12% to 4%",
  ],
  [
    "Ran the sales of the shop.",
    "figure.money",
    { amount: "40000", currency: "usd", kind: "sales" },
    "Ran the sales of the shop ($40,000).",
  ],
  [
    "Ran the shop.",
    "figure.money",
    { amount: "40000", currency: "eur", kind: "sales", per: "year" },
    "Ran the shop with sales of €40,000 a year.",
  ],
  [
    "Renovated the hall.",
    "figure.money",
    { amount: "1.5m", currency: "gbp", kind: "budget" },
    "Renovated the hall on a budget of £1.5M.",
  ],
  [
    "Negotiated with suppliers.",
    "figure.money",
    { amount: "9000", currency: "inr", kind: "savings", about: "yes" },
    "Negotiated with suppliers, saving about ₹9,000.",
  ],
  [
    "Developed multiple features for the site.",
    "count",
    { count: "14" },
    "Developed 14 features for the site.",
  ],
  [
    "Developed a number of internal tools",
    "count",
    { count: "5", about: "yes" },
    "Developed about 5 internal tools",
  ],
  [
    "Wrote unit tests for the API using Jest.",
    "count",
    { count: "240" },
    "Wrote 240 unit tests for the API using Jest.",
  ],
  [tickets, "count", { count: "30", per: "day" }, "Answered 30 customer emails a day."],
  [tickets, "count", { count: "1500" }, "Answered 1,500 customer emails."],
  [
    "Designed and printed posters for the fair",
    "count",
    { count: "12" },
    "Designed and printed 12 posters for the fair",
  ],
];

test("nobody is said to use a thing of paper", () => {
  expect(
    write("Updated the website and the printed brochure.", "figure.users", { count: "40000", unit: "users" }),
  ).toBe("Updated the website and the printed brochure (40,000 users).");
});

test.each(figures)("%s · %s · %j reads: %s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each(figures)("%s with its figure (%s, %j) counts as one", (text, ask, answer) => {
  expect(hasQuantity(write(text, ask, answer) ?? "")).toBe(true);
});

test("what the line tells of already is not said again", () => {
  const answer = { what: "response time", from: "800", to: "200", unit: "ms" };
  expect(write("Optimised the response time of the API.", "figure.speed", answer)).toBe(
    "Optimised the response time of the API, cutting it from 800 ms to 200 ms.",
  );
});

const moved = "Moved the shop to a new system.";
const results: [string, string, string][] = [
  [moved, "cutting costs by 20%", "Moved the shop to a new system, cutting costs by 20%."],
  [moved, "Cutting costs by 20%.", "Moved the shop to a new system, cutting costs by 20%."],
  [moved, "cut costs by 20%", "Moved the shop to a new system, which cut costs by 20%."],
  [moved, "Reduced costs by 20%", "Moved the shop to a new system, which reduced costs by 20%."],
  [moved, "which cut costs by 20%", "Moved the shop to a new system, which cut costs by 20%."],
  [moved, "and saved 5 hours a week", "Moved the shop to a new system, which saved 5 hours a week."],
  [moved, "costs fell by 20%", "Moved the shop to a new system, so that costs fell by 20%."],
  [
    moved,
    "Complaints dropped by a third",
    "Moved the shop to a new system, so that complaints dropped by a third.",
  ],
  [moved, "Google adopted it", "Moved the shop to a new system, so that Google adopted it."],
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
    "Moved the shop to a new system, resulting in 20% fewer errors.",
  ],
  [moved, "We saved $5k per month!", "Moved the shop to a new system, which saved $5k per month."],
  [moved, "SAVED THE TEAM 5 HOURS", "Moved the shop to a new system, which saved the team 5 hours."],
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
  [moved, "award for best team", "Moved the shop to a new system, resulting in an award for best team."],
  ["Moved the shop using Go.", "cut costs by 20%", "Moved the shop using Go, and cut costs by 20%."],
  ["Moved the shop", "; cut costs by 20% ;", "Moved the shop, which cut costs by 20%"],
  ["Moved the shop,", "cut costs by 20%", "Moved the shop, which cut costs by 20%"],
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
  ["20%", null],
];

test.each(notes)("the note “%s” joins a line as: %s", (result, written) => {
  expect(write(moved, "result", { result })).toBe(written);
});

const loose: [string, string | null][] = [
  ["approx 12", "Built the checkout service (about 12 pages)."],
  ["15-20", "Built the checkout service (15–20 pages)."],
  ["a dozen", "Built the checkout service (12 pages)."],
  ["20 000", "Built the checkout service (20,000 pages)."],
  ["5 people", "Built the checkout service (5 pages)."],
  ["１２.", "Built the checkout service (12 pages)."],
  ["20%", null],
  ["lots", null],
];

test.each(loose)("the number “%s” reads: %s", (count, written) => {
  expect(write(built, "figure.users", { count, unit: "pages" })).toBe(written);
});

test("a result waits for its figure where the figure is no number", () => {
  expect(
    write(built, "figure.users", { count: "lots", unit: "pages", result: "cut costs by 3%" }),
  ).toBeNull();
});

const openings: [string, Answer, string | null][] = [
  ["Helped design the new website.", { verb: "self" }, "Designed the new website."],
  ["Helped to design and build the website", { verb: "self" }, "Designed and built the website"],
  ["Assisted in preparing the accounts", { verb: "self" }, "Prepared the accounts"],
  ["Responsible for managing and training the staff", { verb: "self" }, "Managed and trained the staff"],
  ["We developed the engine", { verb: "self" }, "Developed the engine"],
  ["Worked on the CRM", { verb: "self" }, null],
  ["Worked on the CRM.", { verb: "built" }, "Built the CRM."],
  ["Participated in the migration of the CRM", { verb: "planned" }, "Planned the migration of the CRM"],
  ["Responsible for the warehouse.", { verb: "ran" }, "Ran the warehouse."],
  [
    "Responsible for the warehouse.",
    { verb: "wrote", object: "40 stock reports" },
    "Wrote 40 stock reports for the warehouse.",
  ],
  ["Was in charge of the till", { verb: "trained", object: "4 cashiers" }, "Trained 4 cashiers for the till"],
  [
    "Helped the sales team with their presentations",
    { verb: "prepared", object: "12 decks." },
    "Prepared 12 decks and helped the sales team with their presentations",
  ],
  ["Helped design the website", { verb: "built" }, null],
  [
    "Helped design the website",
    { verb: "built", object: "the login" },
    "Built the login as part of designing the website",
  ],
  [
    "Was responsible for rebuilding the checkout with two developers, which raised orders.",
    { verb: "led", object: "two developers" },
    "Led two developers in rebuilding the checkout, which raised orders.",
  ],
  [
    "Worked on the newsletter, which goes to 38,000 subscribers.",
    { verb: "planned", object: "the email schedule" },
    "Planned the email schedule for the newsletter, which goes to 38,000 subscribers.",
  ],
  ["Responsible for the warehouse.", { verb: "managed", object: "the warehouse" }, "Managed the warehouse."],
  [
    "Helping guests at the desk",
    { verb: "served", object: "60 guests a day" },
    "Served 60 guests a day, helping guests at the desk",
  ],
  ["Responsible for the warehouse.", { verb: "", object: "reports" }, null],
  ["Responsible for the warehouse.", { verb: "hacked" }, null],
  [
    "Responsible for the warehouse.",
    { verb: "led", object: "The weekly plan; reports" },
    "Led the weekly plan and reports for the warehouse.",
  ],
  [
    "Responsible for the warehouse.",
    { verb: "tested", object: "cleaning the ovens" },
    "Cleaned the ovens for the warehouse.",
  ],
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
  ["Python scripts for data cleaning", "deed", { verb: "wrote" }, "Wrote Python scripts for data cleaning"],
  ["Monthly reports for the board", "deed", { verb: "prepared" }, "Prepared monthly reports for the board"],
  ["The system was used by students", "deed", { verb: "built" }, null],
  [
    "The system was used by students.",
    "deed",
    { verb: "built", object: "the login" },
    "Built the login. The system was used by students.",
  ],
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
  [built, "figure.users", {}],
  [built, "figure.users", { count: "", unit: "users", about: "yes" }],
  [built, "figure.users", { count: "many", unit: "users" }],
  [built, "figure.users", { count: "0+", unit: "users" }],
  [built, "figure.other", { count: "12", thing: " " }],
  [built, "figure.money", { amount: "12", currency: "", kind: "savings" }],
  [built, "figure.speed", { from: "800", unit: "ms" }],
  [built, "figure.speed", { from: "800", to: "800", unit: "ms" }],
  [built, "figure.money", { kind: "sales", currency: "usd" }],
  [built, "result", { result: " . " }],
  [built, "count", { count: "3" }],
  ["Raised sales by XX%", "placeholder", { value: "" }],
])("%s · %s · %j says too little to write", (text, ask, answer) => {
  expect(write(text, ask, answer)).toBeNull();
});

test("a figure and a result stand in the line once each, in this order", () => {
  const answer = { count: "240", result: "cut the bugs found later by half" };
  expect(write("Wrote unit tests for the API.", "count", answer)).toBe(
    "Wrote 240 unit tests for the API, which cut the bugs found later by half.",
  );
});
