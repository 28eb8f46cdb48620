import type { ReactNode } from "react";

/** A headline in which no line ends between a hyphen and a digit, as browsers would have it in "GPT-5". */
export function headline(title: string): ReactNode {
  if (!/[-‐]\d/.test(title)) return title;
  return title.split(/([-‐]\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be told apart by
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
