import { expect, it } from "vitest";
import { headCases, readHeads } from "../../../../test/support/head-cases";

/** A heading, the lines below it, and each entry as title | employer or school | place | dates # line # line. */
const cases = headCases(`
Experience
Organisation\t: Calder Clinic Ltd.
Designation\t: Staff Nurse
Period\t: Jan 2018 – Apr 2019
Client\t: In-house
• Ran the ward round
=> Staff Nurse | Calder Clinic Ltd. | - | Jan 2018 – Apr 2019 # Client: In-house # Ran the ward round

Experience
Dates\t11/2014 – 08/2017
Occupation or position held\tStaff Nurse
• Ran the ward round
Name of employer\tCalder Hall
=> Staff Nurse | Calder Hall | - | 11/2014 – 08/2017 # Ran the ward round

Experience
Name of the company\t:\tCalder Hall
Position held\t:\tStaff Nurse
Duration\t:\tJan 2018 – Apr 2019
• Ran the ward round
=> Staff Nurse | Calder Hall | - | Jan 2018 – Apr 2019 # Ran the ward round

Education
Degree\tName of Institute\tBoard/University\tYear\t% of Marks
B.Tech\tCalder Valley Institute\tHexham University\t2009\t71.4
Class XII\tNorth Hill School\tState Board\t2005\t80
=> before # Degree Name of Institute Board/University Year % of Marks
=> B.Tech | Calder Valley Institute | - | 2009 # Hexham University 71.4
=> Class XII | North Hill School | - | 2005 # State Board 80

Education
Examination\tCollege / School\tYear of passing\tPercentage
B.E. (Civil)\tCalder Engineering\t2009\t71.4 %
S.S.L.C.\tGovt. Hexham\t2003\t84.6 %
=> before # Examination College / School Year of passing Percentage
=> B.E. (Civil) | Calder Engineering | - | 2009 # 71.4 %
=> S.S.L.C. | Govt. Hexham | - | 2003 # 84.6 %

Experience
Healthcare Assistant (bank)
Calder Clinic, Hexham
Jan 2018 – Apr 2019
• Ran the ward round
=> Healthcare Assistant (bank) | Calder Clinic | Hexham | Jan 2018 – Apr 2019 # Ran the ward round

Education
2007–2011\tPhD History, ‘Salt and Credit: the Fishery of
{x:150}Hexham, 1590–1672’
{x:150}University of Calder
2006–2007\tMA Early Studies (Distinction)
{x:150}Calder College
=> PhD History, ‘Salt and Credit: the Fishery of Hexham, 1590–1672’ | University of Calder | - | 2007–2011
=> MA Early Studies (Distinction) | Calder College | - | 2006–2007

Experience
**Keystone Label Co.** Allentown
Production Artist\tJun 2015 – Jul 2017
• Prepared the printing
=> Production Artist | Keystone Label Co. | Allentown | Jun 2015 – Jul 2017 # Prepared the printing

Side project
**Ferment: a zine about pickles** (2023)
• Sold out in nine days
=> Ferment: a zine about pickles | - | - | 2023 # Sold out in nine days
`);

it.each(cases)("$heading: $name", ({ heading, drafts, wanted }) => {
  expect(readHeads(heading, drafts)).toEqual(wanted);
});
