import { Parser } from "htmlparser2";
import { boundedJson } from "~/core/bounded-json";
import { recordOf } from "~/core/parse-unknown";

export type JobPosting = { title: string; description: string };

/** Characters of one script, and scripts of one page, that are looked at. */
const LONGEST_SCRIPT = 500_000;
const MOST_SCRIPTS = 20;
const LONGEST_TITLE = 300;

/** The schema.org `JobPosting`: the advert and nothing else, even where scripts draw the page. `description` is untrusted HTML. */
export function postingIn(html: string): JobPosting | null {
  for (const script of linkedData(html)) {
    const parsed = boundedJson(script);
    const posting = parsed.ok ? postingAmong(parsed.value) : null;
    if (posting) return posting;
  }
  return null;
}

function linkedData(html: string): string[] {
  const scripts: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentag(name, { type }) {
      open = name === "script" && type?.trim().toLowerCase() === "application/ld+json";
      if (open) scripts.push("");
    },
    ontext(text) {
      const last = scripts.length - 1;
      if (open && last < MOST_SCRIPTS) scripts[last] = `${scripts[last]}${text}`;
    },
    onclosetag() {
      open = false;
    },
  });
  parser.end(html);
  return scripts.slice(0, MOST_SCRIPTS).filter(({ length }) => length <= LONGEST_SCRIPT);
}

/** A page declares one thing, a list of things, or a graph of them. */
function postingAmong(value: unknown): JobPosting | null {
  if (Array.isArray(value)) return value.map(postingOf).find((posting) => posting !== null) ?? null;
  const graph = recordOf(value)["@graph"];
  return Array.isArray(graph) ? postingAmong(graph) : postingOf(value);
}

function postingOf(value: unknown): JobPosting | null {
  const { "@type": kind, title, description } = recordOf(value);
  const kinds = [kind].flat();
  if (!kinds.includes("JobPosting") || typeof description !== "string") return null;
  const name = typeof title === "string" ? title.replace(/\s+/g, " ").trim() : "";
  return { title: name.slice(0, LONGEST_TITLE).toWellFormed(), description: unescaped(description) };
}

/** Many sites escape the tags of a description once more. */
function unescaped(description: string): string {
  if (/<[a-z]/i.test(description)) return description;
  if (!/&lt;[a-z]/i.test(description)) return description.replaceAll("\n", "<br>");
  return description
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
