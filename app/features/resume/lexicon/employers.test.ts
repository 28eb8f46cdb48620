import { expect, it } from "vitest";
import { buildResume, type EntryDraft } from "../../../../test/support/resumes";
import { employerOf } from "./employers";

function employers(...entries: EntryDraft[]): (string | null)[] {
  const resume = buildResume({ language: "en", sections: [{ kind: "experience", entries }] });
  return resume.sections.flatMap((section) =>
    section.entries.map((entry) => employerOf(entry, section.entries)?.text ?? null),
  );
}

const director = { title: "Director", organisation: "Acme", dates: "Jan 2022 – Present" };
const manager = { title: "Manager", dates: "Mar 2019 – Dec 2021" };

it("is that of the post above where one led to the other", () => {
  const engineer = { title: "Engineer", dates: "Jun 2016 – Feb 2019" };
  expect(employers(director, manager, engineer)).toEqual(["Acme", "Acme", "Acme"]);
});

it.each<[string, EntryDraft]>([
  ["time passed between the two", { ...manager, dates: "Mar 2015 – Dec 2018" }],
  ["nobody knows when it was", { title: "Manager" }],
  ["it goes on beside the other", { ...manager, dates: "Mar 2019 – Present" }],
  ["somebody was their own master", { ...manager, title: "Freelance Designer" }],
  ["nothing names the post", { dates: "Mar 2019 – Dec 2021" }],
])("is not known where %s", (_, entry) => {
  expect(employers(director, entry)).toEqual(["Acme", null]);
});
