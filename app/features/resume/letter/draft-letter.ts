import { linesOf, type Resume } from "~/core/resume";
import { advertHead } from "./advert-head";
import { chooseDeeds, type Deed, deedsOf, type Place, placesOf, shownTerms } from "./deeds";
import { latestPosts } from "./latest-post";
import { type Letter, type LetterSentence, letterSize, letterText, longestLetter } from "./letter";
import { english } from "./letter.en";
import { chineseFrames, isTraditional } from "./letter.zh";
import type { LetterPhrases, Post } from "./phrases";

/** Of the body: a letter of three short paragraphs is read to its end. */
const mostSentences = 3;

/** Nobody is "at" self-employed. */
const ownBusiness = /^(?:self[- ]employed|freelance|自由职业|个体)/i;

function postOf({ title, organisation, present, entry }: Place): Post | null {
  return title && organisation && !ownBusiness.test(organisation.text)
    ? {
        title: title.text.replace(/[。；，;,\s]+$/u, ""),
        organisation: organisation.text,
        present,
        since: present ? (entry.dates?.from?.year ?? null) : null,
      }
    : null;
}

function introduction(place: Place | undefined, say: (post: Post) => string): LetterSentence[] {
  const post = place && postOf(place);
  if (!post) return [];
  return [{ text: say(post), lines: [place.title, place.organisation].flatMap((line) => line?.id ?? []) }];
}

/** Each deed as a sentence that says where it was done, unless the sentence before it has said so. */
function tell(deeds: Deed[], post: Place | null, phrases: LetterPhrases): LetterSentence[] {
  return deeds.map(({ line, said, place }, index): LetterSentence => {
    const turn = said.length + index;
    const isSame = (back: number) => place !== null && deeds[index - back]?.place?.entry === place.entry;
    if (isSame(1)) return { text: phrases.sameEntry(said, isSame(2)), lines: [line.id] };
    const told = place && index === 0 && place.entry === post?.entry ? postOf(place) : null;
    if (told) return { text: phrases.samePost(told, said, turn), lines: [line.id] };
    const before = index === 0 ? post : (deeds[index - 1]?.place ?? null);
    if (place?.organisation && place.organisation.text === before?.organisation?.text)
      return { text: phrases.sameEmployer(said), lines: [line.id, place.organisation.id] };
    if (place?.organisation && !ownBusiness.test(place.organisation.text))
      return {
        text: phrases.atEmployer(place.organisation.text, said, place.present ? 0 : turn),
        lines: [line.id, place.organisation.id],
      };
    if (place?.kind === "projects" && place.title)
      return { text: phrases.inProject(place.title.text, said, turn), lines: [line.id, place.title.id] };
    return { text: phrases.bare(said, index === 0 && place?.kind === "experience"), lines: [line.id] };
  });
}

function canBePlaced({ place }: Deed): boolean {
  return (
    place !== null && (place.organisation !== null || (place.kind === "projects" && place.title !== null))
  );
}

/** Beside a post that the opening names, work of which nobody can say where it was done would read as done there. */
function besidePost(deeds: Deed[], post: Place | null): Deed[] {
  return deeds.filter((deed) => !post || canBePlaced(deed) || deed.place?.kind !== "experience");
}

/** In the order of the page, those of one entry together; what has no place first, lest it seem done in the place before it. */
function inPageOrder(deeds: Deed[], places: Place[]): Deed[] {
  const at = (deed: Deed) => {
    const { place, line } = deed;
    const entry = places.findIndex((one) => one.entry === place?.entry);
    const own = place?.entry.lines.findIndex(({ id }) => id === line.id) ?? 0;
    return (canBePlaced(deed) ? 1e6 : 0) + entry * 1000 + own;
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
  const places = placesOf(resume);
  const [post, before] = latestPosts(places);
  const deeds = inPageOrder(
    chooseDeeds(besidePost(deedsOf(resume, shownTerms(resume, jobDescription)), post ?? null), mostSentences),
    places,
  );
  const body = told ?? tell(deeds, post ?? null, phrases);
  const name = noName.test(contact.name?.text ?? "") ? "" : (contact.name?.text ?? "");
  // The same person opens every letter alike, another one another way.
  const turn = name.length + linesOf(resume).length;
  const opening =
    jobDescription === null
      ? phrases.unasked(post?.title?.text ?? "", turn)
      : phrases.applying(advertHead(jobDescription), turn);
  const letter: Letter = {
    language,
    greeting: phrases.greeting,
    opening: [
      { text: opening, lines: [] },
      ...introduction(post, phrases.post),
      ...(body.length < 2 ? introduction(before, phrases.before) : []),
    ],
    body,
    closing: phrases.closing(jobDescription !== null),
    farewell: phrases.farewell,
    name,
    date: today ? phrases.date(today) : "",
  };
  return shortened(letter);
}

/** Without the last sentences of its body while it is too long. */
function shortened(letter: Letter): Letter {
  const { language, body } = letter;
  if (body.length <= 1 || letterSize(letterText(letter), language) <= longestLetter[language]) return letter;
  return shortened({ ...letter, body: body.slice(0, -1) });
}
