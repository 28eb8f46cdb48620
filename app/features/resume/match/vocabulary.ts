import { technicalTerms } from "../lexicon/terms";
import { namesOnly, toolNames } from "../lexicon/tool-names";
import { amongOthers, tradeTerms } from "../lexicon/trade-terms";
import { hasHan } from "./text-reader";

/** A name that adverts of many trades use, and what finds it; `aliases` are looked for before, which is cheap. */
type KnownTerm = { name: string; aliases: readonly string[]; pattern: RegExp };

const plain = (text: string) => text.toLowerCase().replaceAll("-", " ");

export const literal = (text: string) => text.replace(/[.+*?/\\^$()[\]{}|#]/g, "\\$&");

/** "SQL" is neither in "NoSQL" nor in "SQL-like", "dashboard templates" is what "dashboard template" asks for, and "STM32L4" one of
 * "STM32". */
export function patternOf(alias: string): string {
  if (hasHan(alias)) return literal(alias);
  const plural = / [a-z]+[a-rt-z]$/.test(alias)
    ? "s?"
    : /^[A-Z]{3,}\d+$/.test(alias)
      ? "(?:[A-Z]\\w{0,6})?"
      : "";
  return `(?<![\\w+#.-])${literal(alias).replaceAll(" ", "[ -]")}${plural}(?![\\w+#]|[.-]\\w)`;
}

/** These are tools where they are written as names. */
const writtenAsNames = new Set([
  ..."Excel Word Hive Shell Premiere Looker SEN React Spark Flask Angular Rails LinkedIn SEM SAS".split(" "),
  ...namesOnly,
]);

/** "Braze copper lines" and "Excel at" are commands. */
const commands = /^(?:Braze|Excel|React|Spark)$/;
const asName = (name: string, pattern: string) =>
  commands.test(name) ? `(?!^${name} (?!and |or )[a-z])(?:${pattern})` : pattern;

const rows = [...technicalTerms, ...tradeTerms, ...toolNames].map(({ name, aliases }) => ({
  name,
  aliases: writtenAsNames.has(name) ? [name, ...aliases.slice(1)] : aliases,
}));

const products = rows.filter(({ name }) => /^[A-Z]/.test(name)).map(({ name }) => name);

/** "React Native" is not React, and "Azure DevOps" not Azure: what goes on to the name of another product. */
function notLonger(name: string): string {
  if (name === "LinkedIn") return "(?! [A-Z])";
  const others = products.filter((other) => other.startsWith(`${name} `));
  return others.map((other) => `(?! ${literal(other.slice(name.length + 1))}(?!\\w))`).join("");
}

/** Words before a name that make another thing of it. */
const otherwise = new Map([
  ["budgeting", "error|time"],
  ["curriculum development", "national"],
  ["retention", "staff|employee|data|audience|revenue"],
  ["procurement", "with|alongside|by"],
  ["negotiation", "salary"],
]);

/** The same of Chinese words, which touch: "薪酬谈判", "较预算节约" and "物流费用". */
const notBehind = new Map([
  ["negotiation", "(?<!薪[酬资])"],
  ["budgeting", "(?<!节约|较|比)"],
]);
const notBefore = new Map([
  ["budgeting", "(?!节)"],
  ["AWS", "(?! D\\d)"],
  ["supply chain", "(?!金融|系统| ?SaaS)"],
  ["logistics", "(?!异常|费|平台|公司|信息)"],
]);

const longest = ({ aliases }: KnownTerm) => Math.max(...aliases.map((alias) => alias.length));

const vocabulary: readonly KnownTerm[] = rows
  .map(({ name, aliases }) => {
    const found = aliases.toSorted((a, b) => b.length - a.length).map(patternOf);
    const before = otherwise.get(name);
    const other = (before ? `(?<!\\b(?:${before}) )` : "") + (notBehind.get(name) ?? "");
    const pattern = new RegExp(
      asName(name, `${other}(?:${found.join("|")})${notBefore.get(name) ?? notLonger(name)}`),
      writtenAsNames.has(name) ? "" : "i",
    );
    return { name, aliases, pattern };
  })
  .concat(amongOthers.map(({ name, pattern }) => ({ name, aliases: [name], pattern })))
  .toSorted((a, b) => longest(b) - longest(a))
  .map((term) => ({ ...term, aliases: term.aliases.map(plain) }));

export function knownIn(text: string): KnownTerm[] {
  const said = plain(text);
  return vocabulary.filter(({ aliases }) => aliases.some((alias) => said.includes(alias)));
}
