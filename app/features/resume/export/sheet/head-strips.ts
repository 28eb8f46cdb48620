import type { Line } from "~/core/resume";
import type { ContactItem } from "./blocks";
import { prepareContact } from "./contact-strips";
import { type ContactStyle, photoSlot } from "./design";
import { breakLines, paragraphOf } from "./paragraph";
import { INK, type Look, lineStrips, MUTED, type Prepared, type Strip, spansOfLines, strip } from "./strips";

/** What is free between the photo and the text, in points. */
const PHOTO_GAP = 18;

type Head = {
  name: Line[];
  headline: Line[];
  contact: ContactItem[];
  style: ContactStyle;
  photo: string | null;
};

export function prepareHead({ name, headline, contact, style, photo }: Head, look: Look): Prepared {
  const { template, accent, ems } = look;
  const { size, bold, colour } = template.name;
  const family = template.titleFamily ?? template.family;
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
  const centre = template.head === "centre";
  const contactStrips = prepareContact(contact, look, { style, centre });

  return (setting) => {
    const width = photo ? setting.width - photoSlot.width - PHOTO_GAP : setting.width;
    const narrow = { ...setting, width };
    const room = width / setting.size;
    const gap = (ems: number) => ems * setting.size * setting.spacing;
    const parts: Strip[][] = [
      lineStrips(breakLines(nameText, room, ems), look, narrow, { centre, scale: size }),
      lineStrips(breakLines(headlineText, room, ems), look, narrow, {
        centre,
        scale: template.headline.size,
      }),
      contactStrips(narrow),
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
