import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const bullet = "• Built a thing that works";

function doubtsOf(heading: string, ...drafts: Draft[]) {
  const resume = parseResume(documentOf("**Jane Smith**", "jane@example.com", `# ${heading}`, ...drafts));
  return resume.sections.flatMap((section) => section.entries.map((entry) => entry.doubt));
}

it.each<[string, string, string[]]>([
  ["its words name both", "Experience", ["Software Engineer, Acme Corp\t2019 – 2021"]],
  [
    "its words name one and one is left",
    "Experience",
    ["Stripe\tDublin, Ireland", "Software Engineer\t2019 – 2021"],
  ],
  ["labels name both", "工作经历", ["公司：远桥\t职位：带货\t2019.07-2021.06"]],
  [
    "the other heads keep one order",
    "Experience",
    ["Engineer\tAcme Ltd\t2019 – 2021", bullet, "Zookeeping\tZebra\t2016 – 2018"],
  ],
  [
    "it is a further post under a banner",
    "Experience",
    ["**Acme Ltd**", "Engineer\t2019 – 2021", bullet, "Analyst\t2017 – 2019"],
  ],
  ["nobody employed", "Experience", ["**Career break, full-time carer for a parent**", "2016 – 2022"]],
  ["the school gave a certificate", "學歷", ["沙田翠林中學\t中學文憑\t2006年9月至2012年6月"]],
  [
    "it is a prize or a paper",
    "Awards",
    ["2021\t2nd Place (top 2%).", "“Dry Dock,” The Ledger 41 (2): 188–214."],
  ],
  ["it is a degree of a school", "Education", ["BSc Physics, University of Leeds\t2019"]],
])("a head is sure where %s", (_, heading, heads) => {
  expect(doubtsOf(heading, ...heads, bullet).filter((doubt) => doubt !== null)).toEqual([]);
});

it.each<[string, string[], string[]]>([
  ["only its order tells", ["Zookeeping\tZebra\t2016 – 2018"], ["title", "organisation"]],
  ["it has no employer", ["Engineer\t2016 – 2018"], ["organisation"]],
  ["its employer is a figure", ["Engineer\t2016 – 2018", "Sales +40%"], ["organisation"]],
])("a head is in doubt where %s, with the lines it was read from", (_, heads, fields) => {
  const [doubt] = doubtsOf("Experience", ...heads, bullet);
  expect(doubt?.fields.toSorted()).toEqual(fields.toSorted());
  expect(doubt?.lines).toEqual(heads.map((line) => line.replaceAll("\t", " ")));
});

it("a head without dates is in doubt among dated ones only", () => {
  const drafts = ["**Engineer, Acme Ltd**\t2019 – 2021", bullet, "**Analyst, Beta Ltd**", bullet];
  expect(doubtsOf("Experience", ...drafts).map((doubt) => doubt?.fields ?? [])).toEqual([[], ["dates"]]);
  expect(doubtsOf("Experience", "**Analyst, Beta Ltd**", bullet)).toEqual([null]);
});
