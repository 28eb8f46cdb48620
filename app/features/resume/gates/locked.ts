import { linesOfContact, type Resume } from "~/core/resume";

/** The identity block, and what was read with doubt: a wording of it might settle what nobody knows. */
export function lockedIn({ contact, sections }: Resume): Set<string> {
  const locked = linesOfContact(contact);
  for (const section of sections) {
    if (section.doubt && section.heading) locked.push(section.heading);
    for (const { doubt, organisation, title, place, dates } of section.entries)
      if (doubt) locked.push(...[organisation, title, place, dates].filter((line) => line !== null));
  }
  return new Set(locked.map(({ id }) => id));
}

export function isDoubtful(resume: Resume, parent: string): boolean {
  const section = resume.sections.find(({ id }) => id === parent);
  return section ? section.doubt !== null || section.entries.some(({ doubt }) => doubt !== null) : false;
}
