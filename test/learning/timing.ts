import { readdirSync, readFileSync } from "node:fs";
import { pageOf } from "~/features/resume/labelling/features";
import { labelPage } from "~/features/resume/labelling/label-page";
import { openWeights } from "~/features/resume/labelling/weights";
import { bodyOf, parseResume } from "~/features/resume/parsing/parse";
import type { Sample } from "./samples";

const all: Sample[] = [];
for (const f of readdirSync(".wrangler/learn")) {
  const v = JSON.parse(readFileSync(`.wrangler/learn/${f}`, "utf8"));
  if (v[0]?.saved) all.push(...v);
}
const w = openWeights(new Uint8Array(readFileSync("/tmp/w2.bin")));
const time = (name: string, run: (s: Sample) => void) => {
  for (const s of all.slice(0, 60)) run(s);
  const t = all
    .map((s) => {
      const t0 = performance.now();
      run(s);
      return performance.now() - t0;
    })
    .sort((a, b) => a - b);
  console.log(
    name,
    "p50",
    t[t.length >> 1]?.toFixed(1),
    "p95",
    t[Math.floor(t.length * 0.95)]?.toFixed(1),
    "max",
    t.at(-1)?.toFixed(1),
  );
};
const t0 = performance.now();
for (let i = 0; i < 10; i++) openWeights(new Uint8Array(readFileSync("/tmp/w2.bin")));
console.log("open", (performance.now() - t0) / 10);
time("rules", (s) => parseResume(s.document));
time("both", (s) => parseResume(s.document, w));
time("pageOf", (s) => pageOf(bodyOf(s.document).body));
time("label", (s) => labelPage(bodyOf(s.document).body, w));
