import { type Result, refuse } from "./result";

const MAX_DEPTH = 32;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** JSON from outside: refused where it is none, nests deeper than any shape of ours, or would reach an object's prototype. */
export function boundedJson(text: string): Result<{ value: unknown }, "badRequest"> {
  if (depthOf(text) > MAX_DEPTH) return refuse("badRequest");
  let reachesPrototype = false;
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      reachesPrototype ||= forbidden.has(key);
      return part;
    });
    return reachesPrototype ? refuse("badRequest") : { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse("badRequest");
    throw error;
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString && character === "\\") at += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth -= 1;
  }
  return deepest;
}
