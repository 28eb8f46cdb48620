import { expect, it } from "vitest";
import { documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

function entries(heading: string, ...drafts: string[]) {
  const { sections } = parseResume(documentOf("# Jane Smith", "jane@example.com", `# ${heading}`, ...drafts));
  return sections[0]?.entries.map(({ title, organisation, place, dates }) =>
    [title, organisation, place, dates].map((line) => line?.text ?? null),
  );
}

it.each<[string, string, string[], (string | null)[][]]>([
  [
    "a place in capitals stands behind the dates, and an employer ends in single letters",
    "Work Experience",
    [
      "02/05/2019 – CURRENT – ZAGREB, CROATIA",
      "**HUMAN RESOURCES BUSINESS PARTNER** – Adria Logistika d.o.o.",
      "• Advise four managers",
      "01/10/2014 – 31/08/2015 – OSIJEK, CROATIA",
      "**HR ASSISTANT** – City of Osijek, Department of Personnel",
      "• Kept files",
    ],
    [
      [
        "HUMAN RESOURCES BUSINESS PARTNER",
        "Adria Logistika d.o.o.",
        "ZAGREB, CROATIA",
        "02/05/2019 – CURRENT",
      ],
      [
        "HR ASSISTANT",
        "City of Osijek, Department of Personnel",
        "OSIJEK, CROATIA",
        "01/10/2014 – 31/08/2015",
      ],
    ],
  ],
  [
    "a hyphen without spaces parts an employer from its town",
    "Experience",
    [
      "**Line Cook**",
      "Poplar Grove Retirement Community-Germantown, TN",
      "May 2019 to Present",
      "• Cooked",
      "**Dishwasher**",
      "Walk-On's-Baton Rouge, LA",
      "2016 to 2019",
      "• Washed",
    ],
    [
      ["Line Cook", "Poplar Grove Retirement Community", "Germantown, TN", "May 2019 to Present"],
      ["Dishwasher", "Walk-On's", "Baton Rouge, LA", "2016 to 2019"],
    ],
  ],
  [
    "behind every employer's slash stands a town that no list knows",
    "Experience",
    [
      "Cook",
      "The Copper Pot / Leigh\tMay 2019 - Now",
      "• Cooked",
      "Porter",
      "Marlow House / Wigan\t2016 - 2019",
      "• Washed",
    ],
    [
      ["Cook", "The Copper Pot", "Leigh", "May 2019 - Now"],
      ["Porter", "Marlow House", "Wigan", "2016 - 2019"],
    ],
  ],
  [
    "one slash alone names a part of an employer",
    "Experience",
    [
      "Engineer",
      "Google / YouTube\tMay 2019 - Now",
      "• Built",
      "Designer",
      "Marlow House\t2016 - 2019",
      "• Drew",
    ],
    [
      ["Engineer", "Google / YouTube", null, "May 2019 - Now"],
      ["Designer", "Marlow House", null, "2016 - 2019"],
    ],
  ],
  [
    "a network tells the area of a town",
    "Experience",
    [
      "Northfold Foods",
      "Director",
      "June 2021 - Present (4 years 6 months)",
      "Greater Cleveland",
      "• Ran three sites",
      "Manager",
      "March 2018 - June 2021 (3 years 4 months)",
      "Cleveland/Akron, Ohio Area",
      "• Ran one",
    ],
    [
      ["Director", "Northfold Foods", "Greater Cleveland", "June 2021 - Present (4 years 6 months)"],
      ["Manager", null, "Cleveland/Akron, Ohio Area", "March 2018 - June 2021 (3 years 4 months)"],
    ],
  ],
  [
    "a month of ISO dates goes on in the cell below",
    "Experience",
    [
      "2014-01 -\tStaff Nurse",
      "2018-05\tOak Hill Clinic, Tulsa, OK",
      "• Cared",
      "2012-03 -\tNurse Aide",
      "2013-12\tElm Clinic, Tulsa, OK",
      "• Helped",
    ],
    [
      ["Staff Nurse", "Oak Hill Clinic", "Tulsa, OK", "2014-01 - 2018-05"],
      ["Nurse Aide", "Elm Clinic", "Tulsa, OK", "2012-03 - 2013-12"],
    ],
  ],
  [
    "a period in brackets goes on on the line below",
    "Education",
    [
      "Franklin University",
      "Master of Science, Logistics · (2017 -",
      "2019)",
      "Valley College",
      "Bachelor's degree, Logistics · (2008 - 2012)",
    ],
    [
      ["Master of Science, Logistics", "Franklin University", null, "2017 - 2019"],
      ["Bachelor's degree, Logistics", "Valley College", null, "2008 - 2012"],
    ],
  ],
  [
    "a dash parts a school from a town that no list knows",
    "Education",
    ["**BTEC Level 3 Logistics**\t2009 - 2011", "Humber Trinity College - Goole"],
    [["BTEC Level 3 Logistics", "Humber Trinity College", "Goole", "2009 - 2011"]],
  ],
  [
    "behind every title's slash stands an employer, and a town in capitals behind the dates",
    "Experience",
    [
      "**Merchandising Manager / Jenners & Rowe**",
      "APR 2019 — PRESENT | EDINBURGH",
      "• Planned windows",
      "**Window Dresser / Magazin Unu**",
      "SEP 2014 — JAN 2015 | BUCHAREST",
      "• Dressed windows",
    ],
    [
      ["Merchandising Manager", "Jenners & Rowe", "EDINBURGH", "APR 2019 — PRESENT"],
      ["Window Dresser", "Magazin Unu", "BUCHAREST", "SEP 2014 — JAN 2015"],
    ],
  ],
  [
    "what a club employs is a title",
    "Experience",
    [
      "**Club Physiotherapist**\tAug 2013 – Dec 2015",
      "Clube de Setúbal, Setúbal, Portugal",
      "• Looked after a squad",
    ],
    [["Club Physiotherapist", "Clube de Setúbal", "Setúbal, Portugal", "Aug 2013 – Dec 2015"]],
  ],
])("%s", (_, heading, drafts, expected) => {
  expect(entries(heading, ...drafts)).toEqual(expected);
});

it.each([
  ["a sentence that ends in a year dates no post", ["stays calm under load: no sick day", "since 2019."]],
  ["a label begins a line of its own", ["**Classroom:** phonics, data", "**Digital:** Seesaw, Teams"]],
])("%s", (_, drafts) => {
  const document = documentOf("# Jane Smith", "jane@example.com", "# Skills", ...drafts);
  const [section] = parseResume(document).sections;
  expect(section?.entries).toEqual([]);
  expect(section?.lines.length).toBeGreaterThan(0);
});
