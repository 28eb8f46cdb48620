import { isPlace, mayBePlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import type { Header } from "./header-fields";

type Field = "title" | "organisation";

const bracketed = /^([^()（）]{2,80}?) ?[(（](\p{Lu}[^()（）,]{2,30})[)）]$/u;

/** Where one head of a section names its town in brackets, "Editor (London)", the brackets of the others name theirs. */
export function placesInBrackets(headers: Header[], heads: string[]): void {
  for (const field of ["title", "organisation"] satisfies Field[]) {
    const told = headers.some(
      ({ place, [field]: name }, index) =>
        place && name && isPlace(place) && heads[index]?.includes(`${name} (${place})`),
    );
    if (!told) continue;
    for (const header of headers) {
      const [, name, town = ""] = bracketed.exec(header[field] ?? "") ?? [];
      if (!name || header.place || !mayBePlace(town) || roleOf(town) !== "unknown") continue;
      header[field] = name;
      header.place = town;
    }
  }
}

/** "Acme Electrical / Geelong" */
const slashed = /^([^/]{2,80}?) \/ ([^/]{2,40})$/;

function behindSlash({ organisation, place }: Header): [name: string, town: string] | null {
  const [, name = "", town = ""] = slashed.exec(organisation ?? "") ?? [];
  return name && !place && mayBePlace(town) && roleOf(town) === "unknown" ? [name, town] : null;
}

/** Where every head of a section that names who employed says something behind a slash, towns that no list knows stand there. */
export function placesBehindSlashes(headers: Header[]): void {
  const named = headers.filter(({ organisation }) => organisation !== null);
  const parts = named.map(behindSlash);
  const split = (header: Header) =>
    header.place !== null && isPlace(header.place) && !slashed.test(header.organisation ?? "");
  const sure = parts.filter((one) => one !== null).length;
  if (sure < 2 || named.some((header, index) => !parts[index] && !split(header))) return;
  for (const [index, header] of named.entries()) {
    const [name, town] = parts[index] ?? [];
    if (name && town) Object.assign(header, { organisation: name, place: town });
  }
}

/** "Window Dresser / Magazin Unu" in every head that names nobody else: behind a title and a slash stands who employed. */
export function employersBehindSlashes(headers: Header[]): void {
  const parts = headers.map(({ title, organisation }) => (organisation ? null : slashed.exec(title ?? "")));
  const roles = parts.map((found) => [found?.[1] ?? "", found?.[2] ?? ""].map(roleOf));
  const titled = roles.filter(([first]) => first === "title").length;
  const fits = roles.every(([first, second]) => first !== "organisation" && second !== "title");
  if (headers.length < 2 || !parts.every((found) => found) || !fits || titled * 2 <= headers.length) return;
  for (const [index, header] of headers.entries()) {
    const [, title = "", organisation = ""] = parts[index] ?? [];
    Object.assign(header, { title, organisation });
  }
}
