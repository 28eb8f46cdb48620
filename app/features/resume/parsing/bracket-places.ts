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
