import { miscasedTerms } from "./terms";

/** Spellings that are no fault of casing but one of spacing; each is no word of its own. */
const joined: [RegExp, string][] = [
  [/(?<![\w./@#+-])spring ?boot(?![\w/@#+]|[.-]\w)/gi, "Spring Boot"],
  [/(?<![\w./@#+-])spring ?cloud(?![\w/@#+]|[.-]\w)/gi, "Spring Cloud"],
  [/(?<![\w./@#+-])spring ?mvc(?![\w/@#+]|[.-]\w)/gi, "Spring MVC"],
  [/(?<![\w./@#+-])node\.?js(?![\w/@#+]|[.-]\w)/gi, "Node.js"],
  [/(?<![\w./@#+-])vue\.?js(?![\w/@#+]|[.-]\w)/gi, "Vue.js"],
  [/(?<![\w./@#:+-])api(?=s?(?![\w/@#+.-]))/g, "API"],
  [/(?<![\w./@#+-])next\.?js(?![\w/@#+]|[.-]\w)/gi, "Next.js"],
];

/** Written in lower case inside a sentence by most. */
const plainWords = new Set(["Microservices", "SpringBoot"]);

/** Cases technical terms as their makers do and lists what changed; web addresses, handles and paths stay. */
export function respellTerms(text: string): { text: string; respelled: string[] } {
  const respelled = new Set<string>();
  let out = text;
  const respell = (pattern: RegExp, name: string) => {
    out = out.replace(pattern, (found) => {
      if (found !== name) respelled.add(`${found} → ${name}`);
      return name;
    });
  };
  for (const [pattern, name] of joined) respell(pattern, name);
  for (const { found, name } of miscasedTerms(out)) {
    if (plainWords.has(name)) continue;
    const plain = found.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    respell(new RegExp(`(?<![\\w./@#:+-])${plain}(?![\\w/@#+]|[.-]\\w)`, "g"), name);
  }
  return { text: out, respelled: [...respelled] };
}

export function withTermCasing(text: string): string {
  return respellTerms(text).text;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
