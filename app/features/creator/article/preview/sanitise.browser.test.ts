import { expect, test } from "vitest";
import { sanitiseInSteps, sanitiseToFragment } from "./sanitise.client";

const attack = `onclick="x()" onmouseover="x()" style="behavior: url(#x)"`;
const row = `<tr ${attack}><td ${attack}><img src="javascript:x()" onerror="x()"><script>x()</script>a cell</td></tr>`;

function htmlOf(fragment: DocumentFragment): string {
  const holder = document.createElement("div");
  holder.appendChild(fragment);
  return holder.innerHTML;
}

test.each([
  ["a table", `<table ${attack}><tbody ${attack}>${row.repeat(400)}</tbody></table>`],
  ["a link around a table", `<a href="javascript:x()" ${attack}><table>${row.repeat(400)}</table></a>`],
  [
    "boxes in boxes",
    `<section ${attack}><div ${attack}>${`<p ${attack}>a cell</p>`.repeat(400)}</div></section>`,
  ],
  ["what no list names", `<marquee ${attack}>${`<p ${attack}>a cell</p>`.repeat(400)}</marquee>`],
])("%s of many elements is made safe in steps as it would be at once, its containers too", (_, html) => {
  const steps = sanitiseInSteps(html);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  const safe = htmlOf(step.value);
  expect(count).toBeGreaterThan(1);
  expect(safe).not.toMatch(/\son\w+=|javascript:|<script|behavior/);
  expect(safe.match(/a cell/g)).toHaveLength(400);
  expect(safe).toBe(htmlOf(sanitiseToFragment(html)));
});
