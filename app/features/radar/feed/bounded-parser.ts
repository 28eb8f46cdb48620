import { Parser } from "htmlparser2";

/** Closing tags of what is not open cost no search among all that is. The handler counts the names that are open. */
export class BoundedParser extends Parser {
  isClosing = false;
  hasStrayTags = false;
  readonly openNames = new Map<string, number>();

  override onclosetag(start: number, end: number): void {
    this.isClosing = true;
    super.onclosetag(start, end);
    this.isClosing = false;
  }

  protected override isVoidElement(name: string): boolean {
    const isStray = this.isClosing && !this.openNames.get(name);
    this.hasStrayTags ||= isStray;
    return isStray;
  }
}
