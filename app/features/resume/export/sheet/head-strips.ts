import type { Line } from "~/core/resume";
import { photoSlot } from "./design";
import { linkedParts } from "./links";
import { breakLines, type Paragraph, paragraphOf, type SetLine, type SetPiece } from "./paragraph";
import {
  INK,
  type Look,
  lineHeight,
  lineStrips,
  MUTED,
  type Prepared,
  plain,
  runsOf,
  type Strip,
  spansOfLines,
  strip,
} from "./strips";

/** What is free between the photo and the text, in points. */
const PHOTO_GAP = 18;

export type Head = { name: Line[]; headline: Line[]; contact: Line[]; photo: string | null };

/** Items with dots between them, as many to a line as it holds. No item is divided that a line holds. */
function flow(items: Paragraph[], dot: Paragraph, room: number, look: Look): SetLine[] {
  const lines: SetLine[] = [];
  let line: SetLine | null = null;
  for (const item of items) {
    const [first, ...others] = breakLines(item, room, look.ems);
    if (!first) continue;
    const [separator] = breakLines(dot, room, look.ems);
    const shift = (line?.width ?? 0) + (separator?.width ?? 0) + 2 * DOT_GAP;
    if (line && separator && others.length === 0 && shift + first.width <= room) {
      const moved = (pieces: SetPiece[], by: number) =>
        pieces.map((piece) => ({ ...piece, x: piece.x + by }));
      line.pieces.push(
        ...endingIn(moved(separator.pieces, line.width + DOT_GAP)),
        ...endingIn(moved(first.pieces, shift)),
      );
      line.width = shift + first.width;
    } else {
      line = { pieces: endingIn([...first.pieces]), width: first.width };
      lines.push(line, ...others);
      if (others.length > 0) line = null;
    }
  }
  return lines;
}

/** On either side of a dot, in ems. */
const DOT_GAP = 0.45;

function endingIn(pieces: SetPiece[]): SetPiece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, space: " " } : piece));
}

/** Name, headline and contact, with the photo on their right and the accent line below them. */
export function prepareHead({ name, headline, contact, photo }: Head, look: Look): Prepared {
  const { template, accent, ems } = look;
  const { family, size, bold, colour } = template.name;
  const nameText = paragraphOf(
    spansOfLines(name, look, (text) => [
      { text, face: { family, bold }, scale: size, colour: colour === "accent" ? accent : INK },
    ]),
    ems,
  );
  const headlineText = paragraphOf(
    spansOfLines(headline, look, (text) => [
      {
        text,
        scale: template.headline.size,
        colour: template.headline.colour === "accent" ? accent : MUTED,
      },
    ]),
    ems,
  );
  const items = contact.map((line) =>
    paragraphOf(
      spansOfLines([line], look, (text) =>
        linkedParts(text, true).map((part) => ({ ...part, colour: MUTED })),
      ),
      ems,
    ),
  );
  const dot = paragraphOf([plain(look, { text: "·", colour: MUTED })], ems);
  const centre = template.head === "centre";

  return (setting) => {
    const width = photo ? setting.width - photoSlot.width - PHOTO_GAP : setting.width;
    const narrow = { ...setting, width };
    const room = width / setting.size;
    const contactLines = flow(items, dot, room, look);
    const gap = (ems: number) => ems * setting.size * setting.spacing;
    const parts: Strip[][] = [
      lineStrips(breakLines(nameText, room, ems), look, narrow, { centre, scale: size }),
      lineStrips(breakLines(headlineText, room, ems), look, narrow, {
        centre,
        scale: template.headline.size,
      }),
      contactLines.flatMap((line) => rowsOf([line], look, narrow, centre)),
    ];
    const strips = parts
      .filter((part) => part.length > 0)
      .flatMap((part, index) =>
        part.map((one, place) =>
          index > 0 && place === 0 ? { ...one, gap: gap(template.gaps.contact) } : one,
        ),
      );
    return withRule(withPhoto(strips, photo, setting.width), look, setting.width, gap(0.55));
  };
}

function rowsOf(
  lines: SetLine[],
  look: Look,
  setting: Parameters<typeof lineHeight>[1],
  centre: boolean,
): Strip[] {
  const height = lineHeight(look, setting);
  return lines.map(({ pieces, width }) => {
    const x = centre ? (setting.width - width * setting.size) / 2 : 0;
    return strip(height, { runs: runsOf(pieces, { x, height, size: setting.size, end: "\n" }) });
  });
}

function withPhoto(strips: Strip[], photo: string | null, width: number): Strip[] {
  const [first, ...others] = strips;
  if (!photo || !first) return strips;
  const picture = { x: width - photoSlot.width, y: 0, ...photoSlot, source: photo };
  const used = strips.reduce((sum, { gap, height }) => sum + gap + height, 0);
  const rest = used < photoSlot.height ? [strip(photoSlot.height - used)] : [];
  return [{ ...first, pictures: [picture] }, ...others, ...rest].map((one) => ({ ...one, keep: true }));
}

function withRule(strips: Strip[], { template, accent }: Look, width: number, gap: number): Strip[] {
  const rule = template.headRule;
  const [first, ...others] = strips;
  if (!rule || !first) return strips;
  const line = { x: 0, y: 0, width: width * rule.share, height: rule.height, colour: accent };
  const own = strip(rule.height, { rules: [line] });
  return rule.side === "below"
    ? [...strips, { ...own, gap }]
    : [{ ...own, keep: true }, { ...first, gap }, ...others];
}
