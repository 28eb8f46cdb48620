import { readBoth, judgeEnglishClaims } from "../app/features/resume/gates/claims.en";
import { judgeWording, judgeWords } from "../app/features/resume/gates/wording";
import { says } from "../app/features/resume/gates/pairing.en";
import { prepare } from "../app/features/resume/gates/clauses.en";
const [b = "", a = ""] = process.argv.slice(2);
console.log(judgeWording(b, a), judgeEnglishClaims(b, a)); console.log(prepare(b).text, "||", prepare(a).text);
const [was, is] = readBoth(b, a);
for (const [x, y] of [[was, is], [is, was]] as const) {
  console.log(x.clauses.map((c) => `${c.deeds}/${c.link}${c.on}/${c.form}${c.nominal ? "N" : ""}${c.passive?"P":""}${c.suffered ? "S" : ""}`).join(" ; "), "listed", x.listed, [...x.dependences].join(" "));
  for (const p of x.parts) {
    const found = y.byConcept.get(p.concept) ?? [];
    const ok = found.some((o) => (x === was ? says(p, was, o, is) : says(o, was, p, is)));
    console.log(ok ? "  " : y.deeds.has(p.concept) && !found.length ? "d " : "✗ ", p.concept, p.role, `c${p.clause} k${p.chunk} h${p.host}${p.of ? "of" : ""}`, found.length);
  }
  for (const d of x.deeds.keys()) if (!y.concepts.has(d)) console.log("✗ deed", d);
}
import { isWellFormed, opensWithPost } from "../app/features/resume/gates/well-formed.en";
import { areSwapped, juxtaposed, keepsBonds } from "../app/features/resume/gates/pairing.en";
console.log("well", isWellFormed(b, a), "post", opensWithPost(b, a), "jux", juxtaposed(is), juxtaposed(was), "of", is.ofVerb, was.ofVerb, "bonds", keepsBonds(was, is), keepsBonds(is, was), "swap", areSwapped(was, is), "fill", is.fillers, was.fillers, [...was.deeds].map(([d,t])=>d+[...t.how]), [...is.deeds].map(([d,t])=>d+[...t.how]));
