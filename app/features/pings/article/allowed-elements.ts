const words = (list: string) => new Set(list.split(" "));

/** What may stand in an article. Whatever else it holds is taken off, and its words stay. */
export const allowedElements = words(
  "a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li ol p pre q rp rt ruby s small strong sub sup table tbody td tfoot th thead time tr u ul var wbr",
);

/** Whose content is no text for a reader, or is read by rules of its own. */
export const droppedElements = words(
  "applet audio canvas datalist dialog embed frame frameset head iframe map math meter noembed noframes noscript object option picture plaintext portal progress script select style svg template textarea title video xmp",
);

export const emptyElements = words("br hr img wbr");

const section = "div";

/** What stands for something that is allowed. The page has a first heading of its own. */
export const standsFor: Record<string, string> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  strike: "s",
  tt: "code",
  address: section,
  article: section,
  aside: section,
  center: section,
  details: section,
  fieldset: section,
  footer: section,
  form: section,
  header: section,
  main: section,
  nav: section,
  section,
};

export const headingElements = words("h2 h3 h4");

/** What no paragraph holds: a browser ends the paragraph before it. */
export const blockElements = words(
  "blockquote div dl figcaption figure h2 h3 h4 hr ol p pre table ul li dd dt tbody td tfoot th thead tr caption",
);

/** What stands in a cell is not mixed up with what is around the table. */
export const boundaryElements = words("table td th caption");

const list = words("ul ol");
const tableParts = words("table thead tbody tfoot");
const definitions = words("dl");

/** What means something only right within another element. */
export const parentElements: Record<string, Set<string>> = {
  li: list,
  dt: definitions,
  dd: definitions,
  tr: tableParts,
  td: words("tr"),
  th: words("tr"),
  thead: words("table"),
  tbody: words("table"),
  tfoot: words("table"),
  caption: words("table"),
  rt: words("ruby"),
  rp: words("ruby"),
  figcaption: words("figure"),
};
