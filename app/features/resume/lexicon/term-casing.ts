import { miscasedTerms, typed } from "./terms";

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

/** Names that are no words of English, and those that are words but name a tool among Chinese ones or in a list. */
const names =
  "Microsoft Salesforce HubSpot Mailchimp QuickBooks NetSuite Zendesk Axure XMind Canva SPSS ANSYS CATIA VBA WPS";
const namesAmongOthers =
  "Excel Word Office PPT PS PR AE LR CAD EPLAN Outlook Visio Revit BIM ERP CRM SAP Git Stata Project";

function spellings(list: string, before = "", behind = ""): [RegExp, string][] {
  return list
    .split(" ")
    .map((name) => [
      new RegExp(`${before}(?<![\\w./@#:+-])${name}(?![\\w/@#+]|[.-]\\w)${behind}`, "gi"),
      name,
    ]);
}

const anywhere = spellings(names);
const inChinese = spellings(namesAmongOthers);
const inList = spellings(namesAmongOthers, "(?<=^|[,;|•] ?|: |Microsoft )", "(?= ?(?:[,;|•.]|$))");

function namesFor(text: string): [RegExp, string][] {
  if (/\p{Script=Han}|、/u.test(text)) return [...anywhere, ...inChinese];
  return (text.match(/[,;|•]/g)?.length ?? 0) >= 2 ? [...anywhere, ...inList] : anywhere;
}

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
  const respellLower = (pattern: RegExp, name: string) => {
    out = out.replace(pattern, (found) => {
      if (found === name || found === found.toUpperCase()) return found;
      respelled.add(`${found} → ${name}`);
      return name;
    });
  };
  for (const [pattern, name] of joined) respell(pattern, name);
  if (/[a-z]/.test(text)) for (const [pattern, name] of namesFor(text)) respellLower(pattern, name);
  for (const { found, name } of miscasedTerms(out)) {
    if (plainWords.has(name)) continue;
    const plain = found.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    respell(
      new RegExp(`(?<![\\w./@#:+-])${typed.before}${plain}(?![\\w/@#+]|[.-]\\w)${typed.behind}`, "g"),
      name,
    );
  }
  return { text: out, respelled: [...respelled] };
}

export function withTermCasing(text: string): string {
  return respellTerms(text).text;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
