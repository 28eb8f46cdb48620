/** A place of a line where a figure fits, and the line with it: a number right before things or behind "a team", "by 12%"
 * behind what changed, an amount beside a budget. `thing` is what the question names; `per` how often, where that can be said. */
export type Slot = {
  ask: "count" | "team" | "money" | "share" | "users";
  thing: string;
  canRecur: boolean;
  /** What goes down by all of itself is gone. */
  falls?: boolean;
  put: (figure: string, per: string) => string;
};
