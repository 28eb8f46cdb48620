import { expect, it } from "vitest";
import { headCases, readHeads } from "../../../../test/support/head-cases";

/** A heading, the lines below it, and each entry as title | employer or school | place | dates # line # line. */
const cases = headCases(`
Experience
Designer
Harbour Reid Associates
2015 – 2019
• Drew shop fronts
=> Designer | Harbour Reid Associates | - | 2015 – 2019 # Drew shop fronts

Experience
Nurse\tJan 2018 – Apr 2019
Calder Clinic · Hexham
• Ran the ward round
=> Nurse | Calder Clinic | Hexham | Jan 2018 – Apr 2019 # Ran the ward round

Experience
Employer\tCalder Clinic, Hexham
Position\tStaff Nurse
Dates\tJan 2018 – Apr 2019
• Ran the ward round
=> Staff Nurse | Calder Clinic | Hexham | Jan 2018 – Apr 2019 # Ran the ward round

Experience
2016 – present	Freelance translator, Self-employed, Lyon
• Patents and manuals
=> Freelance translator | Self-employed | Lyon | 2016 – present # Patents and manuals

Experience
Dates	March 2019 – Present
Occupation or position held	Lead Engineer
Main activities and responsibilities	Responsible for eleven pumps
Name and place of employer	Trakia Pumps AD, Plovdiv
=> Lead Engineer | Trakia Pumps AD | Plovdiv | March 2019 – Present # Main activities and responsibilities: Responsible for eleven pumps

Education
2009 MA Translation, Heriot Vale University
2008 BA French, University of the Marches
=> MA Translation | Heriot Vale University | - | 2009
=> BA French | University of the Marches | - | 2008

Education
NVQ Level 3 Electrical Services, Solway College, 2014
BTEC Diploma in Engineering, Solway College, 2011
=> NVQ Level 3 Electrical Services | Solway College | - | 2014
=> BTEC Diploma in Engineering | Solway College | - | 2011

Experience
Principal Content Designer	since February 2021
Department of Ferries and Ports, Hobart
• Rewrote the timetable
=> Principal Content Designer | Department of Ferries and Ports | Hobart | since February 2021 # Rewrote the timetable

Experience
Burdekin Power & Process — Townsville
Electrical Leading Hand
Feb 2020 – now
• Ran the shutdown crew
=> Electrical Leading Hand | Burdekin Power & Process | Townsville | Feb 2020 – now # Ran the shutdown crew

Experience
Policy Officer (HEO)\tJan 2016 – Aug 2018
Office of the Coastal Commissioner, Newport
• Drafted replies
=> Policy Officer (HEO) | Office of the Coastal Commissioner | Newport | Jan 2016 – Aug 2018 # Drafted replies

Education
10/2006–09/2012\tDipl.-Ing. Mechanical Engineering, Universität Stuttgart, final grade 1.4
=> Dipl.-Ing. Mechanical Engineering | Universität Stuttgart | - | 10/2006–09/2012 # final grade 1.4

Education
North Shore School of Instruments: Diploma in Piano Technology, 2010
=> Diploma in Piano Technology | North Shore School of Instruments | - | 2010

Qualifications
2006: NVQ Level 2 Road Transport, Eccles Further College
=> NVQ Level 2 Road Transport | Eccles Further College | - | 2006

Where I have worked
2016-now\tBanker Mason @ Corstorphine Stone Conservation
• Cut tracery
=> Banker Mason | Corstorphine Stone Conservation | - | 2016-now # Cut tracery

Awards
2016–19\tElected member of the council; organiser of the
biennial conference in 2018 (140 delegates)
2013\tClydebank Arts Bursary
=> Elected member of the council; organiser of the | - | - | 2016–19 # biennial conference in 2018 (140 delegates)
=> Clydebank Arts Bursary | - | - | 2013

Projects
Redcliffe Wharf, Bristol	2022 – 2024
• Four blocks of flats
=> Redcliffe Wharf, Bristol | - | - | 2022 – 2024 # Four blocks of flats

Experience
Self-employed, Dorset
Carpenter
2004 – 2011
• Built roofs
=> Carpenter | Self-employed | Dorset | 2004 – 2011 # Built roofs

Experience
Google, Software Engineer\tMay 2019 – Aug 2021
• Built a search page
Meta, Data Scientist\tJan 2018 – Apr 2019
• Ran tests on ads
=> Software Engineer | Google | - | May 2019 – Aug 2021 # Built a search page
=> Data Scientist | Meta | - | Jan 2018 – Apr 2019 # Ran tests on ads

Experience
Software Engineer (Stripe)\tMay 2019 – Aug 2021
• Built a search page
=> Software Engineer | Stripe | - | May 2019 – Aug 2021 # Built a search page

Experience
Software Engineer at Stripe\tMay 2019 – Aug 2021
• Built a search page
=> Software Engineer | Stripe | - | May 2019 – Aug 2021 # Built a search page

Experience
Stripe — Software Engineer\tMay 2019 – Aug 2021
• Built a search page
=> Software Engineer | Stripe | - | May 2019 – Aug 2021 # Built a search page

Experience
Director, Product | Stripe | Dublin, Ireland | 2019 – 2021
• Built a search page
=> Director, Product | Stripe | Dublin, Ireland | 2019 – 2021 # Built a search page

Experience
Director, Product\t2019 – 2021
Stripe, Dublin
• Built a search page
=> Director, Product | Stripe | Dublin | 2019 – 2021 # Built a search page

Experience
Senior Software Engineer — Cut p99 latency by 40% across the fleet\tMay 2019 – Aug 2021
Stripe
• Built a search page
=> Senior Software Engineer | Stripe | - | May 2019 – Aug 2021 # Cut p99 latency by 40% across the fleet # Built a search page

Experience
Platform Engineer\tJune 2023 –
Northwind\tpresent
• Built a search page
=> Platform Engineer | Northwind | - | June 2023 – present # Built a search page

Experience
Research Fellow, University of Wisconsin at Madison\t2019 – 2021
• Built a search page
=> Research Fellow | University of Wisconsin at Madison | - | 2019 – 2021 # Built a search page

Experience
**Contoso Ltd**\tSeattle, WA
**Senior Engineer**, Payments Team\t2020 – 2022
• Built rails
**Engineer**, Identity Team\t2018 – 2020
• Built sign-on
=> Senior Engineer, Payments Team | Contoso Ltd | Seattle, WA | 2020 – 2022 # Built rails
=> Engineer, Identity Team | - | - | 2018 – 2020 # Built sign-on

Experience
**Camp Counsellor**
Lakeside Camp
• Led 12 children
**Graphic Designer**
Freelance
• Designed logos
=> Camp Counsellor | Lakeside Camp | - | - # Led 12 children
=> Graphic Designer | Freelance | - | - # Designed logos

Experience
Camp Counsellor, Lakeside Camp
• Led 12 children
Graphic Designer, Bluebird Studio
• Designed logos
=> Camp Counsellor | Lakeside Camp | - | - # Led 12 children
=> Graphic Designer | Bluebird Studio | - | - # Designed logos

Education
University of Toronto\tSep 2018 – May 2022
Honours BSc in Computer Science, GPA: 3.8/4.0
• Dean's List 2019, 2020
Coursework: Algorithms, Databases
=> Honours BSc in Computer Science | University of Toronto | - | Sep 2018 – May 2022 # GPA: 3.8/4.0 # Dean's List 2019, 2020 # Coursework: Algorithms, Databases

Education
**Rice University**, Houston, TX\tExpected May 2026
B.A. in Economics, Minor in Statistics
GPA: 3.9
Thesis: Price signals in fish markets
=> B.A. in Economics, Minor in Statistics | Rice University | Houston, TX | Expected May 2026 # GPA: 3.9 # Thesis: Price signals in fish markets

Education
BSc Nursing, University of Leeds, 2012 – 2015
=> BSc Nursing | University of Leeds | - | 2012 – 2015

Education
MSc Data Science (Distinction)\tUniversity of Edinburgh\t2019–20
=> MSc Data Science (Distinction) | University of Edinburgh | - | 2019–20

Experience
Intern, Summer 2020
Bluebird Studio
• Drew
Tutor, Q3 2021
Hill School
• Taught
=> Intern | Bluebird Studio | - | Summer 2020 # Drew
=> Tutor | Hill School | - | Q3 2021 # Taught

Experience
Bluebird Studio, Designer, 2018 to date
• Drew
Hill School, Teacher, since 2019
• Taught
=> Designer | Bluebird Studio | - | 2018 to date # Drew
=> Teacher | Hill School | - | since 2019 # Taught

Experience
• **Software Engineer**\tMay 2019 – Aug 2021
{x:72}• Built a search page
• **Data Analyst**\tMay 2017 – Apr 2019
{x:72}• Drew charts
=> Software Engineer | - | - | May 2019 – Aug 2021 # Built a search page
=> Data Analyst | - | - | May 2017 – Apr 2019 # Drew charts

Experience
• **Google**\tMountain View, CA
{x:60}Software Engineer\tMay 2019 – Aug 2021
{x:72}• Built a search page
• **Coursera**\tMountain View, CA
{x:60}Senior Software Engineer\tJan 2014 – Oct 2014
{x:72}• Notifications: sent them
=> Software Engineer | Google | Mountain View, CA | May 2019 – Aug 2021 # Built a search page
=> Senior Software Engineer | Coursera | Mountain View, CA | Jan 2014 – Oct 2014 # Notifications: sent them

Experience
**Junior Accountant**
Penfold & Sons, Leeds
Jan 2019 – Mar 2021
A family firm of 40 people that makes boxes for bakeries.
• Closed the books
• Filed VAT
=> Junior Accountant | Penfold & Sons | Leeds | Jan 2019 – Mar 2021 # A family firm of 40 people that makes boxes for bakeries. # Closed the books # Filed VAT

Experience
Staff Nurse, Cardiology\tMar 2018 – Present
St. Mary's Hospital, Manchester
• Cared for 24 beds
Nurse\tJan 2016 – Feb 2018
Royal Infirmary, Leeds
• Cared for 18 beds
=> Staff Nurse, Cardiology | St. Mary's Hospital | Manchester | Mar 2018 – Present # Cared for 24 beds
=> Nurse | Royal Infirmary | Leeds | Jan 2016 – Feb 2018 # Cared for 18 beds

Projects
Chess Engine | C++, Python, Git\tJun 2020 – Present
• Built it
Weather Bot (Node.js, Redis)\tJan 2020
• Built that
=> Chess Engine | - | - | Jun 2020 – Present # C++, Python, Git # Built it
=> Weather Bot (Node.js, Redis) | - | - | Jan 2020 # Built that

Experience
Teacher of English
Kingsmead School, Enfield | Sept 2017 – July 2021
• Taught five classes
Trainee Teacher | Hill Academy | Sept 2016 – July 2017
• Taught two classes
=> Teacher of English | Kingsmead School | Enfield | Sept 2017 – July 2021 # Taught five classes
=> Trainee Teacher | Hill Academy | - | Sept 2016 – July 2017 # Taught two classes

Experience
2019–21
Research Associate
Dept. of Physics, Imperial College London
Measured things in a cold lab for two years with great patience.
=> Research Associate | Dept. of Physics, Imperial College London | - | 2019–21 # Measured things in a cold lab for two years with great patience.

Work Experience
Sales Manager — Acme GmbH — Berlin (03/2019 – 12/2021)
Grew the region.
Won 12 accounts.
Sales Representative — Beta AG — Hamburg (01/2016 – 02/2019)
Visited clients.
=> Sales Manager | Acme GmbH | Berlin | 03/2019 – 12/2021 # Grew the region. # Won 12 accounts.
=> Sales Representative | Beta AG | Hamburg | 01/2016 – 02/2019 # Visited clients.

Education
B.S. Computer Science, Stanford University (GPA 3.9)\tJune 2020
=> B.S. Computer Science | Stanford University | - | June 2020 # GPA 3.9

Education
Stanford University\tStanford, CA
B.S. in Symbolic Systems; GPA 3.9\tSept. 2012 – June 2016
=> B.S. in Symbolic Systems | Stanford University | Stanford, CA | Sept. 2012 – June 2016 # GPA 3.9

Work Experience
**Stripe**\tDublin
Billing Whisperer\tJan 2020 – Present
• Built invoices
**Zalando**\tBerlin
Data Wrangler\tJan 2018 – Dec 2019
• Built tables
=> Billing Whisperer | Stripe | Dublin | Jan 2020 – Present # Built invoices
=> Data Wrangler | Zalando | Berlin | Jan 2018 – Dec 2019 # Built tables

Experience
**Senior Software Engineer**, Google LLC — Mountain View, CA\tJan 2020 – Present
• Built
**Software Engineer**, Initech — Austin, TX\tJan 2018 – Dec 2019
• Wrote
=> Senior Software Engineer | Google LLC | Mountain View, CA | Jan 2020 – Present # Built
=> Software Engineer | Initech | Austin, TX | Jan 2018 – Dec 2019 # Wrote

Experience
Google LLC (Mountain View, CA)\tJan 2020 – Present
Software Engineer, YouTube Ads
• Built
=> Software Engineer, YouTube Ads | Google LLC | Mountain View, CA | Jan 2020 – Present # Built

Experience
**McKinsey & Company**
**Engagement Manager** (2020 – present)
• Led teams
**Associate** (2018 – 2020)
• Ran models
**Business Analyst** (2016 – 2018)
• Drew slides
**Deloitte**
**Intern** (2015)
• Made tea for all of them
=> Engagement Manager | McKinsey & Company | - | 2020 – present # Led teams
=> Associate | - | - | 2018 – 2020 # Ran models
=> Business Analyst | - | - | 2016 – 2018 # Drew slides
=> Intern | Deloitte | - | 2015 # Made tea for all of them

Experience
Freelance Illustrator
2019 – Present
• Drew 40 covers
=> Freelance Illustrator | - | - | 2019 – Present # Drew 40 covers

Experience
Teaching Assistant, CS 101, University of Texas at Austin\tFall 2021
• Graded
=> Teaching Assistant, CS 101 | University of Texas at Austin | - | Fall 2021 # Graded

Education
**University of Texas at Austin** — B.S. Computer Science, GPA 3.9/4.0\tMay 2022
Relevant Coursework: Compilers, OS
=> B.S. Computer Science | University of Texas at Austin | - | May 2022 # GPA 3.9/4.0 # Relevant Coursework: Compilers, OS

Education
PhD, Chemistry\t2016 – 2021
ETH Zürich, Zürich, Switzerland
Thesis: Catalysts for cheap ammonia. Advisor: Prof. Lang
MSc, Chemistry\t2014 – 2016
TU Munich, Munich, Germany
=> PhD, Chemistry | ETH Zürich | Zürich, Switzerland | 2016 – 2021 # Thesis: Catalysts for cheap ammonia. Advisor: Prof. Lang
=> MSc, Chemistry | TU Munich | Munich, Germany | 2014 – 2016

Education
High School Diploma, Lincoln High School, Portland, OR\t2014
=> High School Diploma | Lincoln High School | Portland, OR | 2014
`);

it.each(cases)("$heading: $name", ({ heading, drafts, wanted }) => {
  expect(readHeads(heading, drafts)).toEqual(wanted);
});
