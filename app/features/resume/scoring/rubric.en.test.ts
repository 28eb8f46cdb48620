import { expect, test } from "vitest";
import { english } from "./rubric.en";

test.each([
  ["Led a team of five", "led"],
  ["Built the search service", "built"],
  ["Reduced costs by half", "reduced"],
  ["Successfully migrated the data", "migrated"],
  ["Co-founded the student club", "founded"],
  ["Design and ship the mobile app", "design"],
  ["• Wrote the handbook", "wrote"],
])("%s opens with a verb", (text, verb) => {
  expect(english.leadVerb(text)).toBe(verb);
});

test.each([
  "Responsible for the newsletter",
  "Experienced developer of games",
  "The team shipped a product",
  "A dashboard for managers",
  "Helped the sales team with offers",
  "Various tasks in accounting",
  "Seasoned leader of teams",
])("%s does not open with a verb of deed", (text) => {
  expect(english.leadVerb(text)).toBeNull();
});

test.each([
  ["Responsible for the newsletter", "Responsible for"],
  ["Was responsible for the newsletter", "responsible for"],
  ["Helped customers choose", "Helped"],
  ["Helping customers choose", "Helping"],
  ["Worked on the new site", "Worked on"],
  ["Assisted the manager", "Assisted"],
  ["Was in charge of the archive", "in charge of"],
  ["Participated in trade fairs", "Participated in"],
  ["I was tasked with reporting", "tasked with"],
  ["Duties included filing", "Duties included"],
])("%s opens weakly", (text, opening) => {
  expect(english.weakOpening(text)).toBe(opening);
});

test.each([
  "Worked out a new tariff with suppliers",
  "Led the responsible team",
  "Built tools that helped sales",
])("%s does not open weakly", (text) => {
  expect(english.weakOpening(text)).toBeNull();
});

test.each([
  "Built the search service for internal documents",
  "Supported the team.",
  "Responsible for the newsletter",
  "Collected readings from 17 buildings, meters, sensors and logs of the campus",
])("%s is a statement", (text) => {
  expect(english.isStatement(text)).toBe(true);
});

test.each([
  "Java",
  "Machine learning",
  "Java, Python, Go, Kubernetes, Docker, AWS",
  "Java and Python and Go and Kubernetes and Docker",
  "30% growth",
  "$5M revenue growth",
  "Key achievements of the year:",
  "stakeholder management",
  "Python Java Kubernetes Docker Terraform Redis Kafka",
  "",
])("%s is a list and no statement", (text) => {
  expect(english.isStatement(text)).toBe(false);
});

test.each([
  "Cut costs",
  "Raised sales",
  "Wrote a guide that was downloaded by many",
  "Won the regional prize",
])("%s states a result", (text) => {
  expect(english.statesResult(text)).toBe(true);
});

test.each(["Wrote monthly reports", "Managed the archive", "Prepared slides for retailers"])(
  "%s states no result",
  (text) => {
    expect(english.statesResult(text)).toBe(false);
  },
);

test.each(["I led the team", "Built it. My team shipped it", "We shipped it"])(
  "%s is in the first person",
  (text) => {
    expect(text.search(english.pronouns)).toBeGreaterThanOrEqual(0);
  },
);

test.each([
  "Tuned the I/O layer",
  "Moved to the US office",
  "Ran phase I-II trials",
  "Wrote for ME magazine",
  "Cut the errors of our orders, so that my manager now uses it",
  "I/O layer tuned",
])("%s is not in the first person", (text) => {
  expect(text.search(english.pronouns)).toBe(-1);
});

test("figures and links are no words", () => {
  expect(english.size("Cut costs by 38% in 2019, see https://example.com/report")).toBe(5);
});

test.each(["Marital status: single", "Date of birth: 1 May 1990", "SSN on request"])(
  "%s is private",
  (text) => {
    expect(text.search(english.privateDetails)).toBeGreaterThanOrEqual(0);
  },
);
