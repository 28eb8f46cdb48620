import { guardElement, purifier } from "~/ui/sanitise-html.client";

const tags =
  "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr svg g path line rect text".split(
    " ",
  );

const attributes =
  "class id style src href target rel title alt width height align valign colspan rowspan scope span start reversed value type open datetime dir lang role aria-label aria-hidden d viewbox preserveaspectratio x y x1 x2 y1 y2 transform fill stroke stroke-width stroke-dasharray font-size font-style font-weight xmlns";

const addresses = /^(?:(?:https?|mailto|tel|blob):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const purify = purifier({
  tags,
  attributes: attributes.split(" "),
  plainAttributes: ["aria-label"],
  addresses,
  guard,
  // IN_PLACE is for nodes, strings give a fragment.
  answer: { RETURN_DOM_FRAGMENT: true, IN_PLACE: true },
});

/** A paint that is no plain colour could be asked of another host. */
function guard(element: Element): void {
  guardElement(element);
  for (const name of ["fill", "stroke"])
    if (!/^[#\w]+$/.test(element.getAttribute(name) ?? "")) element.removeAttribute(name);
}

/** HTML of anybody's making as nodes that can do nothing but be looked at. */
export function sanitiseToFragment(html: string): DocumentFragment {
  return purify().sanitize(html, { RETURN_DOM_FRAGMENT: true });
}

/** HTML of this length is sanitised at once; characters. */
const SHORT_HTML = 24_000;
/** Elements sanitised in one step of a larger block. */
const ELEMENTS_A_STEP = 250;

/** For a listing or a table of thousands of elements: the tree is built once, out of the document, and sanitised from its leaves
 * up, in steps of some milliseconds. */
export function* sanitiseInSteps(html: string): Generator<void, DocumentFragment> {
  if (html.length <= SHORT_HTML) return sanitiseToFragment(html);
  const inert = new DOMParser().parseFromString(html, "text/html");
  const result = inert.createDocumentFragment();
  yield;
  yield* sanitiseChildren(inert.body, result);
  return result;
}

function* sanitiseChildren(from: Element, to: Node): Generator<void> {
  const children = [...from.childNodes];
  let run = from.ownerDocument.createElement("div");
  let elements = 0;
  for (const child of children) {
    const size = child instanceof Element ? child.getElementsByTagName("*").length + 1 : 1;
    if (child instanceof HTMLElement && size > ELEMENTS_A_STEP && isContainer(child)) {
      flush();
      yield;
      const shell = from.ownerDocument.createElement("div");
      const empty = child.cloneNode(false);
      shell.appendChild(empty);
      purify().sanitize(shell, { IN_PLACE: true });
      const allowedShell = shell.firstElementChild;
      yield* sanitiseChildren(child, allowedShell ?? to);
      if (allowedShell) to.appendChild(allowedShell);
      continue;
    }
    run.appendChild(child);
    elements += size;
    if (elements < ELEMENTS_A_STEP) continue;
    flush();
    yield;
  }
  flush();

  function flush(): void {
    purify().sanitize(run, { IN_PLACE: true });
    while (run.firstChild) to.appendChild(run.firstChild);
    run = from.ownerDocument.createElement("div");
    elements = 0;
  }
}

const allowed = new Set(tags);

function isContainer(element: HTMLElement): boolean {
  return allowed.has(element.localName);
}
