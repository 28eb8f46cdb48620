import type { SampleResume } from "./sample-resume";

export const englishSample: SampleResume = {
  fileName: "Maya-Okafor-resume.pdf",
  text: `
Maya Okafor
Bristol, UK | 07700 900142 | maya.okafor@example.com
# Summary
I am a hard-working and results-driven marketing professional with seven years of experience in online retail.
# Work History
Ecommerce Manager, Harbour & Thread, Bristol
March 2021 - Present
- Responsible for managing the online shop and its 1,400 products.
- Was responsible for rebuilding the checkout with two developers, which raised completed orders from 61% to 74%.
- Worked on the monthly newsletter, which goes to 38,000 subscribers.
- I introduced a weekly report on returns in google analytics and Excel
- Helped with the Christmas campaigns of 2022 and 2023.
- Responsible for training new assistants in Shopify and mailchimp.
Marketing Coordinator, Lark Home Goods, Bath
09/2018 - 02/2021
- Assisted the marketing manager with planning social media.
- Wrote product descriptions and blog posts
- Managed the yearly advertising budget.
- Managed the photo shoots for each season.
- Managed relations with agencies and printers.
Marketing Assistant, Severn Valley Tours, Gloucester
06/2016 - 08/2018
- Answered customer questions by email and phone.
- Was in charge of updating the website and the printed brochure.
# Education
BA Business Studies, University of the West of England
2013 - 2016
# Skills
Shopify, Mailchimp, Google Analytics, Excel, Canva, Google Ads, SEO, copywriting
# Interests
Open-water swimming, pottery
`,
  advert: `Senior Ecommerce Manager

About the role
- Own our online shop on Shopify and grow its conversion rate
- Plan email campaigns in Klaviyo or Mailchimp
- Report weekly on sales, returns and margin with Google Analytics and SQL
- Run A/B tests on product pages and checkout

Requirements
- 5+ years of experience in ecommerce or online retail
- Experience with Google Ads and paid social
- Confident with Excel and budget planning

Nice to have
- Experience leading a small team
`,
};
