import type { ResumeLanguage } from "~/core/resume";
import { readable } from "./accents";
import { APART, type Block } from "./blocks";
import { type Design, papers } from "./design";
import { prepareEntry } from "./entry-strips";
import { fitTo, type Scale } from "./fit";
import { prepareHead } from "./head-strips";
import { prepareHeading } from "./heading-strips";
import { lengthOf, pagesOf } from "./pages";
import { emsBy } from "./paragraph";
import type { Measure, Sheet } from "./sheet";
import { joined, type Look, type Prepared, type Strip } from "./strips";
import { templates } from "./templates";
import { prepareText } from "./text-strips";

/** 10 mm in points: what is free around every page. */
export const MARGIN = 28.35;

/** The spacing from which on a template takes all the room within the margins. */
const NO_INSET = 0.85;

type Page = { language: ResumeLanguage; uploadPages: number | null };

/** A block ready to be set, and the distance above it in ems. */
type Part = { gap: number; setAt: Prepared; keep: boolean };

const isApart = (block: Block) => block.kind === "text" && block.apart === true;

function gapAbove(block: Block, before: Block | undefined, { template }: Look): number {
  const { gaps, heading } = template;
  if (isApart(block)) return before ? APART : 2 * APART;
  if (!before) return (block.kind === "heading" ? heading.before : heading.after) + gaps.head;
  if (block.kind === "heading") return heading.before;
  if (before.kind === "heading") return heading.after;
  if (block.kind === "entry") return before.kind === "entry" ? gaps.line : gaps.entry;
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

function partsOf(blocks: Block[], design: Design, look: Look): Part[] {
  const linesOf = (kind: Block["kind"]) => blocks.flatMap((one) => (one.kind === kind ? one.lines : []));
  const photo = look.template.hasPhoto ? design.photo : null;
  const [name, headline, contact] = [linesOf("name"), linesOf("headline"), linesOf("contact")];
  const body = blocks.filter(({ kind }) => kind !== "name" && kind !== "headline" && kind !== "contact");
  return [
    { gap: 0, setAt: prepareHead({ name, headline, contact, photo }, look), keep: false },
    ...body.map((block, index) => ({
      gap: gapAbove(block, body[index - 1], look),
      setAt: prepare(block, look),
      keep: staysWith(block, body[index + 1]),
    })),
  ];
}

/** Pages of a resume in a design: each text of `blocks` once and in their order, whatever fits where. Widths come from `measure`;
 * `uploadPages` is what "as uploaded" may take at most. */
export function typeset(blocks: Block[], design: Design, page: Page, measure: Measure): Sheet {
  const template = templates[design.template];
  const look: Look = {
    template,
    accent: readable(design.accent),
    language: page.language,
    ems: emsBy(measure),
  };
  const parts = partsOf(blocks, design, look);
  const paper = papers[design.paper];

  const areaAt = ({ spacing }: Scale) => {
    const inset = template.inset * Math.min(1, Math.max(0, (spacing - NO_INSET) / (1 - NO_INSET)));
    const left = MARGIN + inset;
    return { left, top: left, width: paper.width - 2 * left, height: paper.height - 2 * left };
  };
  const stripsAt = (scale: Scale): Strip[] => {
    const setting = { ...scale, width: areaAt(scale).width };
    return parts.flatMap(({ gap, setAt, keep }) =>
      joined(setAt(setting), gap * scale.size * scale.spacing, keep),
    );
  };

  const limit = { free: null, onePage: 1, asUploaded: page.uploadPages }[design.fit];
  const { fits, ...scale } = fitTo(design, limit, (one) => lengthOf(stripsAt(one), areaAt(one).height));
  return { paper: design.paper, pages: pagesOf(stripsAt(scale), areaAt(scale)), ...scale, fits };
}
