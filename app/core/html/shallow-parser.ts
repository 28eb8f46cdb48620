import { type Handler, Parser } from "htmlparser2";

/** Deeper than any page of use; the parser's own list of open elements takes time that grows with the square of its length. */
const DEEPEST_ELEMENT = 1000;

/** What is deeper closes as soon as it opens: its text stays, its element holds nothing. */
export class ShallowParser extends Parser {
  private isTooDeep = false;

  constructor(
    handler: Partial<Handler>,
    private readonly depth: () => number,
  ) {
    super(handler);
  }

  override onopentagname(start: number, end: number): void {
    this.isTooDeep = this.depth() >= DEEPEST_ELEMENT;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return (this.isTooDeep && name !== "") || super.isVoidElement(name);
  }
}
