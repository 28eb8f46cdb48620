import type { HeadingKind } from "./heading-kind";
import { anyOf } from "./word-list";
import qualifiers from "./words/heading-qualifiers.en.json" with { type: "json" };

function parted(names: string): string[] {
  return names.trim().split(/(?:(?<!\s)\s+)?[|\n]\s*/);
}

/** Section headings of English resumes in lower case; those of CareerOneStop, Europass and the common LaTeX templates. */
export const englishHeadings: Record<HeadingKind, string[]> = {
  contact: parted(`
    say hello | say hi | let's talk | let’s talk | contact | contacts | contact information
    contact details | contact info | personal information | personal details | personal info
    personal data | details | get in touch | links | social | find me | find me at | find me here
    where to find me | how to reach me | how to find me | write to me | call me | drop me a line
    find me online | online profiles | online presence | basics | basic information | basic info
    bio data | biodata | profiles | contact me | reach me`),
  summary: parted(`
    hello | hi | in short | in brief | at a glance | snapshot | philosophy | my philosophy | summary
    summary of practice | summary of experience | summary of career | summary of background
    overview of practice | overview of experience | profile | about | about me | who i am | about myself
    a bit about me | a little about me | a few words about me | more about me | in a nutshell
    hello there | nice to meet you | overview | bio | biography | introduction | personal statement
    highlights | qualifications summary | summary of qualifications | qualifications | career highlights
    career profile | executive profile | statement`),
  objective: parted(`
    wants | seeks | looking for | i want | i am looking for | i'm looking for | i’m looking for
    objective | objectives | career objective | career goal | career goals | goal | goals
    job objective | employment objective | target position | target role`),
  experience: parted(`
    worked | have worked | i worked | i work | i have worked | worked at | works at | played with
    where i've worked | where i’ve worked | where i have worked | experience | experiences | employment
    employment history | work | work history | trade history | jobs | jobs i have done | jobs i've done
    jobs i’ve done | jobs i have had | jobs i've had | jobs i’ve had | my jobs | where i worked
    where i work | what i have done | what i've done | what i’ve done | career history | career to date
    path | my path | career path | journey | my journey | track record | employment to date
    experience to date | work record | employment record | career record | career | job history
    positions | positions held | appointments | internship | internships | internship experience
    professional background | professional history | career summary | industry experience
    research experience | teaching experience | teaching | research | military service
    military experience`),
  projects: parted(`
    built | i built | makes | i made | things i've built | things i’ve built | what i've built
    what i’ve built | things i've made | things i’ve made | selected work | projects | project
    project experience | side projects | side project | personal project | passion projects
    own projects | open source | open source projects | open source contributions
    open-source contributions | open-source projects | portfolio | project highlights
    academic projects | course projects | personal projects | hackathons`),
  education: parted(`
    studied | i studied | have studied | learned | learnt | i learned | i learnt | trained
    went to school | education | educations | academic background | academic history
    academic qualifications | academic qualification | educational qualification
    educational qualifications | academic profile | educational profile | academic credentials
    scholastic record | learning | apprenticeship | apprenticeships | where i studied | where i learned
    what i studied | what i learned | what i learnt | where i learnt | where i trained
    where i went to school | school and college | schools and colleges | school and university
    academics | educational background | education and training | education background | training
    courses | coursework | relevant coursework | degrees | studies | schooling | school | schools
    schools attended`),
  skills: parted(`
    knows | i know | good at | uses | works with | knowledge | knowledge and abilities | ksas
    what i bring | what i do | what i know | what i can do | what i offer | what i'm good at
    what i’m good at | abilities | know-how | know how | strong points | talents | toolbox | methods
    skills | skill | skill set | skillset | skills summary | summary of skills | competencies
    competences | core competencies | areas of expertise | areas of focus | areas of practice
    areas of specialization | areas of specialisation | areas of strength | areas of knowledge
    areas of competence | focus areas | practice areas | specialties | specialities | specialisms
    specializations | specialisations | expertise | technologies | tech stack | technical proficiencies
    proficiencies | tools | programming | programming languages | digital skills | technical expertise
    technical knowledge | tools and technologies | software | communication skills
    organisational skills | organizational skills | organisational / managerial skills
    organizational / managerial skills | managerial skills | management skills | interpersonal skills
    social skills | people skills | practical skills | digital competence | hard skills | soft skills
    capabilities | technical | what i use | tools i use | craft | aptitudes | aptitude
    things i'm good at | things i’m good at | things i am good at | what i am good at`),
  awards: parted(`
    won | i won | i have won | what i won | what i have won | what i’ve won | what i've won | awards
    award | honors | honours | honors-awards | honours-awards | achievements | accomplishments
    scholarships | scholarship | prizes | recognition | recognitions | distinctions | grants
    research grants | grants and awards | grants and funding | research funding | funding
    honours and prizes | fellowships | competitions | accolades | decorations | medals
    awards and honors`),
  certificates: parted(`
    registration | registrations | professional registration | designations | bar admissions
    admissions | clearances | certifications | certification | certificates | certificate | licenses
    licences | license | licence | licensure | driving licence | driving license | driving licences
    driver's license | driver’s license | driver's licence | driver’s licence | endorsements | tickets
    tickets and training | training and certificates | training and certifications | credentials
    courses and certifications | professional certifications | professional development
    continuing professional development | continuous professional development | continuing education
    cpd | professional training | further training | short courses`),
  publications: parted(`
    wrote | written | i wrote | published | i published | what i wrote | what i have written
    publications | publication | papers | patents | patent | selected publications | conference papers
    talks | invited talks | invited lectures | lectures | keynotes | seminars | conference presentations
    talks and lectures | presentations | speaking | writing | conferences`),
  languages: parted(`
    speaks | speak | spoken | languages | language | spoken languages | languages spoken | tongues
    i speak | language skills | foreign languages | language proficiency | languages known
    languages i speak | what i speak | mother tongue | mother tongues | native language
    native languages`),
  activities: parted(`
    helps | i help | volunteered | volunteers | i volunteer | activities | extracurricular activities
    extracurriculars | extra-curricular activities | extracurricular | leadership
    leadership experience | leadership and activities | volunteering | volunteer | volunteer experience
    volunteer work | giving back | charity work | pro bono | pro bono work | voluntary work
    voluntary experience | community | helping out | helping others | giving my time | how i help
    how i give back | where i volunteer | where i help | clubs | clubs and societies | community service
    community involvement | involvement | campus involvement | affiliations | memberships
    professional affiliations | professional memberships | professional membership | professional bodies
    professional associations | professional societies | learned societies | membership | service
    supervision | student supervision | doctoral supervision | graduate supervision | thesis supervision
    professional service | academic service | service to the profession | service to the university
    service to the community | peer review | administration | organizations | organisations`),
  interests: parted(`
    enjoys | likes | loves | i enjoy | i like | i love | away from the kitchen | away from the stove
    away from the office | away from the classroom | away from the studio | away from the screen
    away from the keyboard | away from the bench | away from the ward | off the clock | outside school
    outside the office | outside the classroom | outside the studio | away from work
    away from the desk | after work | after hours | when i'm not working | when i’m not working
    when i am not working | when not working | life outside work | life beyond work | spare time
    in my spare time | free time | in my free time | leisure | pastimes | my free time
    leisure activities | leisure interests | leisure pursuits | outside of the office | for fun
    what i enjoy | what i like | things i like | outside work | outside of work | beyond work | off duty
    interests | hobbies | hobby | passions | hobbies and interests | personal interests`),
  other: parted(`
    strengths | references | referees | additional information | additional | other | others
    miscellaneous | misc | availability | declaration | key achievements | my time | most proud of
    appendix`),
};

export const englishQualifiers = new RegExp(String.raw`^(?:${anyOf(qualifiers.words)})\s+`);
