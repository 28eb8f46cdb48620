/** The forms of the settings page, by the name that opens each in the address. */
export const edits = ["gen_prompt", "qa_prompt", "embedding", "theme", "quote", "language", "focus"] as const;

export type Edit = (typeof edits)[number];

export function editOf(name: string | null): Edit | null {
  return edits.find((edit) => edit === name) ?? null;
}
