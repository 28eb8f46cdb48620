import { bareLabel, type LabelKind } from "../lexicon/contact-labels";
import { findDates, parseDateRange } from "../lexicon/dates";
import { fieldAnnounced } from "../lexicon/field-labels";
import { isFormLabel } from "../lexicon/form-labels";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingByEnding, headingOf } from "../lexicon/headings";
import { isPlace, mayBePlace } from "../lexicon/places";
import { degreeOf, type RoleClass, roleOf } from "../lexicon/roles";
import { readingsOf, type VerbForm } from "../lexicon/verbs.en";

export type Facts = {
  role: RoleClass;
  degree: RoleClass;
  dates: "" | "period" | "point" | "hasPeriod" | "hasPoint" | "hasYear";
  place: "" | "place" | "may";
  heading: HeadingKind | null;
  ending: HeadingKind | null;
  label: LabelKind | "organisation" | "title" | "form" | null;
  reach: boolean;
  verb: VerbForm | "";
};

const [longestName, longestHeading] = [120, 60];
/** A paragraph tells in as many letters what it is. */
const mostRead = 400;
const reaches = /\S@\S|https?:|www\.|\d{7}|\d{3}[ .-]\d{3,4}/;

function datesIn(text: string): Facts["dates"] {
  const whole = parseDateRange(text);
  if (whole) return whole.to ? "period" : "point";
  const found = findDates(text);
  if (found.some(({ to }) => to !== null)) return "hasPeriod";
  return found.some(({ certain }) => certain) ? "hasPoint" : found.length > 0 ? "hasYear" : "";
}

function labelOf(text: string): Facts["label"] {
  const bare = text.replace(/\s?[:：]$/, "");
  if (bare.length > 30) return null;
  return fieldAnnounced(`${bare}:`) ?? (isFormLabel(bare) ? "form" : bareLabel(bare));
}

export function factsOfSegment(text: string): Facts {
  const isName = text.length <= longestName;
  const isHeading = text.length <= longestHeading;
  const word = /^[A-Za-z]{2,20}/.exec(text)?.[0];
  return {
    role: isName ? roleOf(text) : "unknown",
    degree: isName ? degreeOf(text) : "unknown",
    dates: datesIn(text.slice(0, mostRead)),
    place: !isName ? "" : isPlace(text) ? "place" : mayBePlace(text) ? "may" : "",
    heading: isHeading ? headingOf(text) : null,
    ending: isHeading ? headingByEnding(text) : null,
    label: labelOf(text),
    reach: reaches.test(text),
    verb: (word && readingsOf(word.toLowerCase())[0]?.form) || "",
  };
}
