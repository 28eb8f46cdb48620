import type { ContactItem } from "./blocks";
import type { ContactStyle } from "./design";
import { contactParts } from "./links";
import { breakLines, type Ems, type Paragraph, paragraphOf, type SetLine, type SetPiece } from "./paragraph";
import type { Icon } from "./sheet";
import {
  type Look,
  lineHeight,
  MUTED,
  type Prepared,
  plainSpan,
  runsOf,
  spansOfLines,
  strip,
} from "./strips";
import { contactLabel } from "./templates";

/** On either side of a dot, in ems. */
const DOT_GAP = 0.45;
/** How large an icon is, and what it takes with the gap behind it, in ems. */
const ICON = 0.95;
const ICON_ROOM = 1.4;

/** What an address is read without, where there is little room. */
const SCHEME = /^https?:\/\/(?:www\.)?(?=[^/]+\.)|\/$/gi;

type Row = SetLine & { icons: { name: Icon["name"]; x: number }[] };

type Item = { paragraph: Paragraph; icon: Icon["name"] | null };

function shifted({ pieces, width, icons }: Row, by: number): Row {
  const move = <Part extends { x: number }>(part: Part): Part => ({ ...part, x: part.x + by });
  return { pieces: pieces.map(move), width: width + by, icons: icons.map(move) };
}

function rowsOf({ paragraph, icon }: Item, room: number, ems: Ems): Row[] {
  const lead = icon ? ICON_ROOM : 0;
  return breakLines(paragraph, room - lead, ems).map((line, index) => {
    const row = shifted({ ...line, icons: [] }, lead);
    return icon && index === 0 ? { ...row, icons: [{ name: icon, x: 0 }] } : row;
  });
}

function endingIn(pieces: SetPiece[]): SetPiece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, space: " " } : piece));
}

/** Items with dots between them, as many to a line as it holds. No item is divided that a line holds. */
function flow(items: Item[], dot: Paragraph, room: number, ems: Ems): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  for (const item of items) {
    const [first, ...others] = rowsOf(item, room, ems);
    if (!first) continue;
    const [separator] = rowsOf({ paragraph: dot, icon: null }, room, ems);
    const by = (row?.width ?? 0) + (separator?.width ?? 0) + 2 * DOT_GAP;
    if (row && separator && others.length === 0 && by + first.width <= room) {
      const [mark, next] = [shifted(separator, row.width + DOT_GAP), shifted(first, by)];
      row.pieces.push(...endingIn(mark.pieces), ...endingIn(next.pieces));
      row.icons.push(...next.icons);
      row.width = next.width;
    } else {
      row = { ...first, pieces: endingIn(first.pieces) };
      rows.push(row, ...others);
      if (others.length > 0) row = null;
    }
  }
  return rows;
}

type Placing = { style: ContactStyle; centre?: boolean; isStacked?: boolean };

export function prepareContact(contact: ContactItem[], look: Look, placing: Placing): Prepared {
  const { accent, ems, language } = look;
  const { style, centre = false, isStacked = false } = placing;
  const items = contact.map((item): Item => {
    const label = style === "labels" ? contactLabel(item, language) : "";
    const parts = contactParts(item).map(({ text, link }) => {
      const isLong = isStacked && link !== null && item.link === undefined;
      return { text: isLong ? text.replace(SCHEME, "") : text, link, colour: MUTED };
    });
    const spans = spansOfLines([item], look, () => parts);
    return {
      paragraph: paragraphOf(
        label ? [plainSpan(look, { text: label, colour: MUTED }), ...spans] : spans,
        ems,
      ),
      icon: style === "icons" && item.field !== "other" ? item.field : null,
    };
  });
  const dot = paragraphOf([plainSpan(look, { text: "·", colour: MUTED })], ems);
  return (setting) => {
    const { size, spacing, width: whole } = setting;
    const room = whole / size;
    const height = lineHeight(look, setting);
    const rows = isStacked ? items.flatMap((item) => rowsOf(item, room, ems)) : flow(items, dot, room, ems);
    return rows.map(({ pieces, width, icons }) => {
      const left = centre ? (whole - width * size) / 2 : 0;
      return strip(height, {
        gap: isStacked ? look.template.gaps.line * size * spacing : 0,
        runs: runsOf(pieces, { x: left, height, size, end: "\n" }),
        icons: icons.map(({ name, x }) => ({
          name,
          x: left + x * size,
          y: (height - ICON * size) / 2,
          size: ICON * size,
          colour: accent,
        })),
      });
    });
  };
}
