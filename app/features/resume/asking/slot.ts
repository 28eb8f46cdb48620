/** A place of a line where a count fits, right before things, and the line with it. `thing` is what the question names; `per` how
 * often, where that can be said. */
export type Slot = {
  thing: string;
  canRecur: boolean;
  put: (figure: string, per: string) => string;
};
