/** Nested states that pdf.js copies; deeper ones share the last copy. Generators of documents stay far below a hundred. */
const MAX_STATES = 256;

/** Operators of one page. A full page of text takes some thousands. */
const MAX_OPERATORS = 1_000_000;

/** Codes that the ranges of one character map name. The largest map of its own, of all Chinese characters, names some sixty thousand. */
const MAX_MAPPED = 131_072;

const replacements = [
  {
    from: "clone({newPath:e=!1}={}){let t=Object.create(this);",
    to: `clone({newPath:e=!1}={}){let n$=(this.depth??0)+1;if(n$>${MAX_STATES})return this;let t=Object.create(this);t.depth=n$;`,
  },
  {
    from: "addOp(e,t){this.optimizer.push(e,t),",
    to: `addOp(e,t){if((this.added=(this.added??0)+1)>${MAX_OPERATORS})throw new RangeError("too many operators");this.optimizer.push(e,t),`,
  },
  {
    from: "at=2**24-1;var CMap=class{constructor(e=!1){",
    to: `at=${MAX_MAPPED};var CMap=class{constructor(e=!1){this.ranged=0,`,
  },
  ...["mapCidRange", "mapBfRange"].map((name) => ({
    from: `${name}(e,t,n){if(t-e>at)throw`,
    to: `${name}(e,t,n){if((this.ranged+=Math.max(0,t-e))>at)throw`,
  })),
  // A ligature without a character of its own says in its ActualText which letters it shows.
  {
    from: "e=[e[0].name,e[1]instanceof F?e[1].get(`MCID`):null];break;",
    to: "e=[e[0].name,e[1]instanceof F?e[1].get(`ActualText`):null];break;",
  },
];

/** Changes pdf.js where its options do not reach: nested `q` take quadratic time without yielding, and one range of a character map may
 * name sixteen million characters. Fails when a new version no longer holds the code that is replaced, or a worker is built without it. */
export function limitPdfjs() {
  let isWorker = false;
  let isChanged = false;
  return {
    name: "wink:limit-pdfjs",
    configResolved({ command, build }: { command: string; build: { ssr: unknown } }) {
      isWorker = command === "build" && Boolean(build.ssr);
    },
    buildEnd(this: { error(message: string): never }, failure?: Error) {
      if (isWorker && !isChanged && !failure)
        this.error("pdf.js is left to another bundler, without its limits");
    },
    transform(this: { error(message: string): never }, code: string, id: string) {
      if (!id.includes("/unpdf/dist/pdfjs.mjs")) return null;
      isChanged = true;
      return replacements.reduce((text, { from, to }) => {
        if (text.split(from).length !== 2)
          this.error(`pdf.js has changed, look for another way to limit: ${from}`);
        return text.replace(from, () => to);
      }, code);
    },
  };
}
