import type { ResumeLanguage } from "~/core/resume";
import { readableColour, tintOf } from "./accents";
import { arrangedBlocks } from "./arranged";
import { APART, type Block } from "./blocks";
import { prepareContact } from "./contact-strips";
import { type Design, papers } from "./design";
import { prepareEntry } from "./entry-strips";
import { fitTo, type Scale } from "./fit";
import { prepareHead } from "./head-strips";
import { prepareHeading } from "./heading-strips";
import { type Column, lengthOf, pagesOf } from "./pages";
import { emsBy } from "./paragraph";
import type { Measure, Sheet } from "./sheet";
import { joinedStrips, type Look, type Prepared } from "./strips";
import { contactStyleOf, templates } from "./templates";
import { prepareText } from "./text-strips";

/** 10 mm in points: what is free around every page. */
export const MARGIN = 28.35;

/** The spacing from which on a template takes all the room within the margins. */
const NO_INSET = 0.85;

/** How much of the width a side bar takes, and what is free on either side of its edge, in points. */
const BAR_SHARE = 0.29;
const BAR_PAD = 13;

type Page = { language: ResumeLanguage; uploadPages: number | null };

type Part = { gap: number; setAt: Prepared; keep: boolean };

const isApart = (block: Block) => block.kind === "text" && block.apart === true;

function gapAbove(block: Block, before: Block | undefined, { template, isNarrow }: Look): number {
  const { gaps, heading } = template;
  if (isApart(block)) return before ? APART : 2 * APART;
  if (!before) return (block.kind === "heading" ? heading.before : heading.after) + gaps.head;
  if (block.kind === "heading") return heading.before;
  if (before.kind === "heading") return heading.after;
  if (block.kind === "entry") return before.kind === "entry" && !isNarrow ? gaps.line : gaps.entry;
  const isTurn = before.kind !== block.kind && before.kind !== "entry";
  return isTurn ? 2 * gaps.line : gaps.line;
}

function prepare(block: Block, look: Look): Prepared {
  if (block.kind === "heading") return prepareHeading(block, look);
  if (block.kind === "entry") return prepareEntry(block, look);
  if (block.kind === "text" || block.kind === "bullet") return prepareText(block, look);
  return () => [];
}

/** A heading stays with what it is above, the head of an entry with its first line. */
function staysWith(block: Block, next: Block | undefined): boolean {
  if (block.kind === "heading") return next !== undefined;
  return block.kind === "entry" && (next?.kind === "text" || next?.kind === "bullet");
}

function partsOf(blocks: Block[], look: Look): Part[] {
  return blocks.map((block, index) => ({
    gap: gapAbove(block, blocks[index - 1], look),
    setAt: prepare(block, look),
    keep: staysWith(block, blocks[index + 1]),
  }));
}

const isSection = ({ kind }: Block) => kind !== "name" && kind !== "headline" && kind !== "contact";

function headOf(blocks: Block[], design: Design, look: Look): Part {
  const linesOf = (kind: "name" | "headline") =>
    blocks.flatMap((one) => (one.kind === kind ? one.lines : []));
  const photo = look.template.hasPhoto ? design.photo : null;
  const head = {
    name: linesOf("name"),
    headline: linesOf("headline"),
    contact: contactOf(blocks),
    style: contactStyleOf(design),
    photo,
  };
  return { gap: 0, setAt: prepareHead(head, look), keep: false };
}

const contactOf = (blocks: Block[]) => blocks.flatMap((one) => (one.kind === "contact" ? one.lines : []));

/** Each text of `blocks` once, in the order of the template. `uploadPages` is what "as uploaded" may take at most. */
export function typeset(blocks: Block[], design: Design, page: Page, measure: Measure): Sheet {
  const template = templates[design.template];
  const look: Look = {
    template,
    accent: readableColour(design.accent),
    language: page.language,
    ems: emsBy(measure),
    isNarrow: false,
  };
  const { head, bar, main } = arrangedBlocks(blocks, template);
  const [top, body] = [headOf(head, design, look), partsOf(main, look)];
  const side = bar.length > 0 ? barParts(bar, design, look) : [];
  const paper = papers[design.paper];

  const areaAt = ({ spacing }: Scale) => {
    const inset = template.inset * Math.min(1, Math.max(0, (spacing - NO_INSET) / (1 - NO_INSET)));
    const left = MARGIN + inset;
    return { left, top: left, width: paper.width - 2 * left, height: paper.height - 2 * left };
  };
  const columnsAt = (scale: Scale): Column[] => {
    const { width } = areaAt(scale);
    const set = (parts: Part[], room: number) =>
      parts.flatMap(({ gap, setAt, keep }) =>
        joinedStrips(setAt({ ...scale, width: room }), gap * scale.size * scale.spacing, keep),
      );
    if (side.length === 0) return [{ strips: set([top, ...body], width), x: 0, start: 0 }];
    const above = set([top], width);
    const start = above.reduce((sum, { gap, height }) => sum + gap + height, 0);
    const x = width * BAR_SHARE + 2 * BAR_PAD;
    const below = start > 0 ? start + template.gaps.head * scale.size * scale.spacing + BAR_PAD : 0;
    return [
      { strips: above, x: 0, start: 0 },
      { strips: set(side, width * BAR_SHARE), x: 0, start: below },
      { strips: set(body, width - x), x, start: below },
    ];
  };

  const limit = { free: null, onePage: 1, asUploaded: page.uploadPages }[design.fit];
  const { fits, ...scale } = fitTo(design, limit, (one) => lengthOf(columnsAt(one), areaAt(one).height));
  const [area, columns] = [areaAt(scale), columnsAt(scale)];
  const pages = pagesOf(columns, area).map((one, index) => {
    const [, beside] = columns;
    if (!beside) return one;
    const y = index === 0 && beside.start > 0 ? area.top + beside.start - BAR_PAD : 0;
    const width = area.left + area.width * BAR_SHARE + BAR_PAD;
    const panel = { x: 0, y, width, height: paper.height - y, colour: tintOf(look.accent, 0.08) };
    return { ...one, rules: [panel, ...one.rules] };
  });
  return { paper: design.paper, pages, ...scale, fits };
}

function barParts(bar: Block[], design: Design, look: Look): Part[] {
  const narrow = { ...look, isNarrow: true };
  const contact = contactOf(bar);
  const setAt = prepareContact(contact, narrow, { style: contactStyleOf(design), isStacked: true });
  const sections = partsOf(bar.filter(isSection), narrow);
  return contact.length > 0 ? [{ gap: 0, setAt, keep: false }, ...sections] : sections;
}
