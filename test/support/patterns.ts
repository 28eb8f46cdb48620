import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { parsed, stagesOfResume } from "./shaped-stages";

export type Pattern = { source: string; flags: string; path: string };

const sample = "• Led a team of 5 in 2019\n# Skills\nJava, Go\n# 工作经历\n• 负责管理团队5人，提高了10%";
const advert =
  "Acme is hiring a clerk. You need 3 years of Java and a degree.\n招聘会计，熟悉Excel，本科以上";

const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));

function literalsOf(path: string): Pattern[] {
  const found: Pattern[] = [];
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), path });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Those that modules put together when they are loaded, and rules of resumes when they run. */
async function builtPatterns(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const Native = RegExp;
  let path = "";
  globalThis.RegExp = new Proxy(Native, {
    construct(_, [pattern, flags]) {
      const built = new Native(pattern, flags);
      found.push({ source: built.source, flags: built.flags, path });
      return built;
    },
  });
  try {
    // Loaded once more, whatever has loaded it before.
    for (path of files.filter((one) => /\bnew RegExp\(/.test(readFileSync(one, "utf8"))))
      await import(/* @vite-ignore */ `../../${path}?patterns`);
    path = "a rule";
    const resume = parsed(sample);
    for (const stage of Object.values(stagesOfResume)) stage(resume, advert);
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

/** Every regular expression of the product, each once. */
export async function everyPattern(): Promise<Pattern[]> {
  const all = [...files.flatMap(literalsOf), ...(await builtPatterns())];
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}
