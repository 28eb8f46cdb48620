/** A place of a line where a count fits, right before things, and the line with it. `thing` is what the question names; `per` how
 * often, where that can be said; of what is still going on a total means nothing without it. */
export type Slot = {
  thing: string;
  canRecur: boolean;
  isOngoing?: boolean;
  put: (figure: string, per: string) => string;
};
