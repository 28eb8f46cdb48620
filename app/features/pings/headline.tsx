import { createElement, Fragment, type ReactNode } from "react";

const together = { className: "whitespace-nowrap" };

/** A headline in which no line ends between a hyphen and a digit, as browsers would have it in "GPT-5". */
export function headline(title: string): ReactNode {
  if (!/[-‐]\d/.test(title)) return title;
  const parts = title.split(/([-‐]\d)/);
  const shown = parts.map((part, index) => (index % 2 === 0 ? part : createElement("span", together, part)));
  // Children that stand in a row need no keys, which the parts of one text do not have.
  return createElement(Fragment, null, ...shown);
}
