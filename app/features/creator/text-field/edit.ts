/** A replacement in a text and the selection after it; offsets are UTF-16 code units, `from`–`to` of the old text, `start`–`end` of the new. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

type Edited = { text: string; start: number; end: number };

export type Command = (text: string, start: number, end: number) => Edit;

export function applyTo(text: string, { from, to, insert, start, end }: Edit): Edited {
  return { text: text.slice(0, from) + insert + text.slice(to), start, end };
}

function splitsPair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** The same edit without the characters at both ends that it would replace by themselves. */
export function minimalEdit(text: string, edit: Edit): Edit {
  const old = text.slice(edit.from, edit.to);
  const { insert } = edit;
  const shorter = Math.min(old.length, insert.length);
  let head = 0;
  while (head < shorter && old[head] === insert[head]) head += 1;
  if (splitsPair(old, head) || splitsPair(insert, head)) head -= 1;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === insert[insert.length - 1 - tail]) tail += 1;
  if (splitsPair(old, old.length - tail) || splitsPair(insert, insert.length - tail)) tail -= 1;
  return {
    ...edit,
    from: edit.from + head,
    to: edit.to - tail,
    insert: insert.slice(head, insert.length - tail),
  };
}
