/** How many rules a style sheet's author wrote at its top level, right or wrong; comments are none. */
export function countRules(css: string): number {
  const text = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
    .replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '""');
  let depth = 0;
  let rules = 0;
  let pending = false;
  for (const character of text) {
    if (character === "{") depth++;
    else if (character === "}") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) rules++;
      pending = false;
    } else if (depth === 0 && character === ";") {
      if (pending) rules++;
      pending = false;
    } else if (depth === 0 && character.trim()) pending = true;
  }
  return rules + (pending || depth > 0 ? 1 : 0);
}
