import { expect, test } from "vitest";
import { judgeWording } from "../judge-wording";

const sound: [string, string][] = [
  [
    "Dealt with guest complaints at the front desk of a 200-room hotel",
    "Handled guest complaints at the front desk of a 200-room hotel",
  ],
  [
    "Was in charge of making sure that the kitchen met hygiene rules",
    "Ensured the kitchen met hygiene rules",
  ],
  [
    "Kept track of the stock levels of 1,200 items with the help of Excel",
    "Tracked stock levels of 1,200 items in Excel",
  ],
  [
    "My job was to look after 8 toddlers and to plan activities for them",
    "Looked after 8 toddlers and planned activities for them",
  ],
  [
    "Put together a weekly newsletter that was sent to 3,000 subscribers",
    "Compiled a weekly newsletter sent to 3,000 subscribers",
  ],
  [
    "Gave advice to first-time buyers on how to choose a mortgage",
    "Advised first-time buyers on choosing a mortgage",
  ],
  [
    "Made 40 cold calls per day and set up meetings for the account executives",
    "Made 40 cold calls daily and arranged meetings for account executives",
  ],
  [
    "Carried out repairs on diesel engines as well as routine servicing",
    "Repaired diesel engines and carried out routine servicing",
  ],
  ["Was responsible for the payroll of 85 employees", "Managed payroll for 85 employees"],
  [
    "I wrote the lesson plans for Year 4 and also marked their homework",
    "Wrote lesson plans for Year 4 and marked homework",
  ],
  [
    "Brought the average handling time down from 7 minutes to 5 minutes by means of new call scripts",
    "Reduced average handling time from 7 to 5 minutes with new call scripts",
  ],
  [
    "The number of complaints dropped by 30% after I introduced a call-back system",
    "Complaints fell by 30% after I introduced a call-back system",
  ],
  ["Had the task of entering patient data into the SAP system", "Entered patient data into the SAP system"],
  [
    "Wrote up the minutes of the board meetings and sent them out to members",
    "Wrote minutes of board meetings and distributed them to members",
  ],
  [
    "Worked together with the electricians to install 60 charging points",
    "Worked with electricians to install 60 charging points",
  ],
  [
    "Assisted with the set-up of exhibition stands at 4 trade fairs",
    "Helped set up exhibition stands at 4 trade fairs",
  ],
  [
    "Looked into the causes of late deliveries and came up with a new route plan",
    "Investigated the causes of late deliveries and devised a new route plan",
  ],
  [
    "Was the person who answered the phone and who greeted visitors",
    "Answered the phone and greeted visitors",
  ],
  [
    "Created and gave presentations about road safety in 12 schools",
    "Created and delivered road safety presentations in 12 schools",
  ],
  [
    "Taught beginners how to swim, with groups of up to 10 children",
    "Taught beginners to swim in groups of up to 10 children",
  ],
  [
    "Participated in the yearly audit and provided the auditors with the documents",
    "Took part in the annual audit and supplied the auditors with documents",
  ],
  [
    "Tests were run on every batch so as to detect impurities",
    "Ran tests on every batch to detect impurities",
  ],
  [
    "Responsible for hiring, onboarding and the scheduling of 14 part-time staff",
    "Hired, onboarded and scheduled 14 part-time staff",
  ],
  [
    "Negotiated with landlords about the terms of 9 leases, which saved $60,000 per year",
    "Negotiated terms of 9 leases with landlords, saving $60,000 annually",
  ],
  [
    "Planned and ran a summer camp that was attended by 120 teenagers",
    "Planned and ran a summer camp attended by 120 teenagers",
  ],
  [
    "Did quality checks on the welds and wrote a report on every defect that was found",
    "Checked the quality of welds and reported every defect found",
  ],
  [
    "Migrated our reporting to Looker in order that teams could see their own numbers",
    "Migrated reporting to Looker so that teams could see their own numbers",
  ],
  [
    "Purchased raw materials from 20 vendors and kept the costs under budget",
    "Procured raw materials from 20 suppliers and kept costs under budget",
  ],
  ["Gave support to customers by phone, e-mail and chat", "Supported customers by phone, email and chat"],
];

const unsound: [string, string][] = [
  ["Kept track of stock levels in Excel", "Optimized stock levels in Excel"],
  ["Drafted the annual budget for the director", "Approved the annual budget for the director"],
  ["Advised buyers on choosing a mortgage", "Sold mortgages to buyers"],
  ["Assisted with the set-up of stands at 4 fairs", "Set up stands at 4 fairs"],
  ["Took part in the annual audit", "Conducted the annual audit"],
  ["Wrote minutes of board meetings and distributed them", "Wrote minutes of board meetings"],
  [
    "Introduced a call-back system after complaints fell by 30%",
    "Introduced a call-back system, cutting complaints by 30%",
  ],
  ["Repaired engines and serviced brakes", "Repaired brakes and serviced engines"],
  ["Hired 14 staff and scheduled 3 shifts", "Hired 3 staff and scheduled 14 shifts"],
  ["Supplied documents to the auditors", "Supplied documents from the auditors"],
  ["Ran tests to detect impurities", "Ran tests, detecting impurities"],
  ["Answered questions from 30 students", "Answered difficult questions from 30 students"],
  ["Planned a summer camp", "Ran a summer camp"],
  ["Supported the manager who hired 14 staff", "Supported the manager and hired 14 staff"],
  ["Tested most of the devices", "Tested the devices"],
  ["Taught beginners and coached teachers", "Taught teachers and coached beginners"],
  ["The gym took 3 days and the bar took 5 days", "The gym took 5 days and the bar took 3 days"],
  ["Project A took 3 days and project B took 5 days", "Project A took 5 days and project B took 3 days"],
  ["Team Red won 3 games and team Blue won 5 games", "Team Red won 5 games and team Blue won 3 games"],
  ["Line 1 made 40 units, line 2 made 60 units", "Line 1 made 60 units, line 2 made 40 units"],
];

test.each(sound)("takes for %s the paraphrase %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each(unsound)("does not take for %s the claim %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});
