import type { SectionKind } from "~/core/resume";
import type { Block } from "./blocks";
import type { Template } from "./templates";

/** What is for a side bar as long as it is brief, and a section that is only where its entries are heads alone. */
const forBar: readonly SectionKind[] = ["skills", "languages", "interests", "certificates", "education"];

/** What says who somebody is stays above all else. */
const openings: readonly (SectionKind | undefined)[] = ["summary", "objective"];

/** In letters, of which one of Chinese is as wide as two: what is longer is read in lines as wide as the page allows. */
const longestInBar = 700;
const longestLine = 160;

type Arranged = { head: Block[]; bar: Block[]; main: Block[] };

const isHead = ({ kind }: Block) => kind === "name" || kind === "headline" || kind === "contact";

function sectionsOf(blocks: Block[]): Block[][] {
  const sections: Block[][] = [];
  let kind: SectionKind | null = null;
  for (const block of blocks) {
    if (!("section" in block)) continue;
    if (block.kind === "heading" || block.section !== kind) sections.push([]);
    sections.at(-1)?.push(block);
    kind = block.section;
  }
  return sections;
}

const kindOf = (section: Block[]) => section.flatMap((one) => ("section" in one ? one.section : []))[0];

function lengthOf(block: Block): number {
  return block.lines.reduce(
    (sum, { text }) => sum + text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0),
    0,
  );
}

function fitsBar(section: Block[]): boolean {
  const kind = kindOf(section);
  if (!kind || !forBar.includes(kind)) return false;
  const entries = section.filter((one) => one.kind === "entry").length;
  const content = section.filter((one) => one.kind === "text" || one.kind === "bullet").map(lengthOf);
  if (entries > 0 && content.length > entries) return false;
  return (
    Math.max(0, ...content) <= longestLine && section.map(lengthOf).reduce((a, b) => a + b, 0) <= longestInBar
  );
}

/** The blocks in the order in which a template shows them; without a side bar the contact details are part of the head. */
export function arrangedBlocks(blocks: Block[], { bar, educationFirst }: Template): Arranged {
  const head = blocks.filter(isHead);
  const sections = sectionsOf(blocks);
  if (educationFirst) {
    const isEducation = (section: Block[]) => kindOf(section) === "education";
    const others = sections.filter((one) => !isEducation(one));
    const opening = others.findIndex((one) => !openings.includes(kindOf(one)));
    const at = opening < 0 ? others.length : opening;
    const ordered = [...others.slice(0, at), ...sections.filter(isEducation), ...others.slice(at)];
    return { head, bar: [], main: ordered.flat() };
  }
  if (!bar) return { head, bar: [], main: sections.flat() };
  const isContact = ({ kind }: Block) => kind === "contact";
  return {
    head: head.filter((one) => !isContact(one)),
    bar: [...head.filter(isContact), ...sections.filter(fitsBar).flat()],
    main: sections.filter((one) => !fitsBar(one)).flat(),
  };
}
