/** A place where the number of a note goes: a link to another site or a note that the text defines. */
export type Mention = { kind: "link"; href: string; text: string } | { kind: "definition"; label: string };

export type Equations = { kind: "equations"; count: number; html(first: number): string };

export type Piece = string | Mention | Equations;
