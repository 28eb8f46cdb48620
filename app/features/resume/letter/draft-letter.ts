import { linesOf, type Resume } from "~/core/resume";
import { advertHead } from "./advert-head";
import { chooseDeeds, type Deed, deedsOf, placesOf } from "./deeds";
import { latestFirst, latestPosts, type Place } from "./latest-post";
import {
  type Letter,
  type LetterPhrases,
  type LetterSentence,
  letterSize,
  letterText,
  longestLetter,
  type Post,
} from "./letter";
import { english } from "./letter.en";
import { chineseFrames, isTraditional } from "./letter.zh";
import { ownBusiness, schoolDays } from "./post-name";

/** Of the body: a letter of three short paragraphs is read to its end. */
const mostSentences = 3;

function postOf({ title, organisation, present, entry }: Place, isLatest = true): Post | null {
  return title && organisation
    ? {
        title: title.text.replace(/(?<![。；，;,\s])[。；，;,\s]+$/u, ""),
        organisation: ownBusiness.test(organisation.text) ? null : organisation.text,
        present,
        isLatest,
        since: present ? (entry.dates?.from?.year ?? null) : null,
      }
    : null;
}

function introduction(place: Place | null, isLatest: boolean, say: (post: Post) => string): LetterSentence[] {
  const post = place && postOf(place, isLatest);
  if (!post) return [];
  return [{ text: say(post), lines: [place.title, place.organisation].flatMap((line) => line?.id ?? []) }];
}

/** Where somebody studied, and what: of those who have little work to tell. */
function studies(places: Place[], phrases: LetterPhrases): LetterSentence[] {
  const studied = latestFirst(places.filter(({ kind }) => kind === "education"));
  const [told] = studied.flatMap(({ title, organisation: school }) =>
    title && school && !schoolDays.test(title.text + school.text)
      ? { text: phrases.studies(title.text, school.text), lines: [title.id, school.id] }
      : [],
  );
  return told ? [told] : [];
}

/** Each deed as a sentence that says where it was done, unless the sentence before it has said so. */
function tell(
  deeds: Deed[],
  post: Place | null,
  last: Place | null,
  phrases: LetterPhrases,
): LetterSentence[] {
  return deeds.map(({ line, said, place }, index): LetterSentence => {
    const turn = said.length + index;
    const isSame = (back: number) => place !== null && deeds[index - back]?.place?.entry === place.entry;
    if (isSame(1)) return { text: phrases.sameEntry(said, isSame(2)), lines: [line.id] };
    const told = place && index === 0 && post === last && place.entry === post?.entry ? postOf(place) : null;
    if (told) return { text: phrases.samePost(told, said, turn), lines: [line.id] };
    const before = index === 0 ? last : (deeds[index - 1]?.place ?? null);
    const house = place?.organisation;
    if (house && house.text === before?.organisation?.text && place.entry !== before.entry)
      return { text: phrases.sameEmployer(said), lines: [line.id, house.id] };
    if (house && !ownBusiness.test(house.text)) {
      const text = phrases.atEmployer(house.text, said, place.present ? 0 : turn);
      return { text, lines: [line.id, house.id] };
    }
    if (place?.kind === "projects" && place.title)
      return { text: phrases.inProject(place.title.text, said, turn), lines: [line.id, place.title.id] };
    const work = index === 0 && place?.kind === "experience";
    return { text: phrases.bare(said, work ? (place.present ? "now" : "before") : null), lines: [line.id] };
  });
}

function canBePlaced({ place }: Deed): boolean {
  return Boolean(place?.organisation ?? (place?.kind === "projects" && place.title));
}

/** Beside a post that the opening names, work of which nobody can say where it was done would read as done there; nor do two such
 * places stand side by side. */
function besidePost(deeds: Deed[], post: Place | null): Deed[] {
  const nameless = deeds.filter((deed) => deed.place?.kind === "experience" && !canBePlaced(deed));
  const one = post ? null : (nameless.find(({ place }) => place?.present) ?? nameless[0]);
  return deeds.filter((deed) => !nameless.includes(deed) || deed.place?.entry === one?.place?.entry);
}

/** Those worth telling; what a summary says, and what was done aside or long ago, only where there is too little else. */
function worthTelling(deeds: Deed[]): Deed[] {
  const good = deeds.filter(({ worth }) => worth > -1);
  return good.length >= 2 ? good : deeds.slice(0, 2);
}

/** In the order of the page, those of one entry together; what has no place first, lest it seem done in the place before it. */
function inPageOrder(deeds: Deed[], places: Place[], post: Place | null): Deed[] {
  const at = (deed: Deed) => {
    const { place, line } = deed;
    const entry = places.findIndex((one) => one.entry === place?.entry);
    const own = place?.entry.lines.findIndex(({ id }) => id === line.id) ?? 0;
    const first = place !== null && place.entry === post?.entry;
    return (canBePlaced(deed) ? 1e6 : 0) + (first ? -1 : entry) * 1000 + own;
  };
  return deeds.toSorted((a, b) => at(a) - at(b));
}

/** A heading, a label or a firm that was read where the name stands: nobody signs as that. */
const noName =
  /\b(?:profile|proposal|resume|résumé|curriculum|cv|candidate|summary|experience|details|contact|information|inc|ltd|llc)\b|个人|個人|简历|簡歷|履歷|工作|信息|资料|資料|经历|經歷|求职|求職|应聘|姓名|公司/iu;

/** A letter from the resume's own lines, in its language; what it says of the job is what the advertisement states plainly.
 * `told` is a body to take instead, every sentence of which has passed the gates (`admitLetter`). */
export function draftLetter({
  resume,
  jobDescription,
  told = null,
  today = null,
}: {
  resume: Resume;
  jobDescription: string | null;
  told?: LetterSentence[] | null;
  today?: Date | null;
}): Letter {
  const { language, contact } = resume;
  const phrases = language === "zh" ? chineseFrames(isTraditional(linesOf(resume))) : english;
  const places = placesOf(resume.sections);
  const { post, isLatest, before } = latestPosts(places);
  const all = besidePost(deedsOf(resume, jobDescription), post);
  const deeds = inPageOrder(chooseDeeds(worthTelling(all), mostSentences), places, post);
  const earlier = (told ?? deeds).length < 2 && isLatest ? introduction(before, true, phrases.before) : [];
  const body = told ?? tell(deeds, post, earlier.length > 0 ? before : post, phrases);
  const name = noName.test(contact.name?.text ?? "") ? "" : asSigned(contact.name?.text ?? "");
  // The same person opens every letter alike, another one another way.
  const turn = name.length + linesOf(resume).length;
  const opening =
    jobDescription === null
      ? phrases.unasked(`${post?.title?.text} ${post?.organisation?.text}`, turn)
      : phrases.applying(advertHead(jobDescription), turn);
  const letter: Letter = {
    language,
    greeting: phrases.greeting,
    opening: [
      { text: opening, lines: [] },
      ...introduction(post, isLatest, phrases.post),
      ...earlier,
      ...(body.length > 1 || earlier.length > 0 ? [] : studies(places, phrases)),
    ],
    body,
    closing: phrases.closing(jobDescription !== null),
    farewell: phrases.farewell,
    name,
    date: today ? phrases.date(today) : "",
  };
  return shortened(letter);
}

/** A name in capitals is a heading's; nobody signs so. */
function asSigned(name: string): string {
  if (/\p{Ll}|\p{Script=Han}/u.test(name)) return name;
  return name.replace(/\p{L}+/gu, (word) =>
    /^(?:II|III|IV|MD|RN)$/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

function shortened(letter: Letter): Letter {
  const { language, body } = letter;
  if (body.length <= 1 || letterSize(letterText(letter), language) <= longestLetter[language]) return letter;
  return shortened({ ...letter, body: body.slice(0, -1) });
}
