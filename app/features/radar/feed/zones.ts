/** Names by their minutes east of UTC. ET, CT, MT and PT are taken for winter time, as feeds that write them mean no rule of summer. */
const names: Record<number, string> = {
  0: "z ut utc gmt wet",
  60: "west bst cet met",
  120: "cest mest eet sast",
  180: "eest msk",
  330: "ist",
  420: "ict wib",
  480: "sgt hkt awst",
  540: "jst kst",
  600: "aest",
  660: "aedt",
  720: "nzst",
  780: "nzdt",
  [-180]: "brt art adt",
  [-210]: "nst",
  [-240]: "ast edt",
  [-300]: "et est cdt",
  [-360]: "ct cst mdt",
  [-420]: "mt mst pdt",
  [-480]: "pt pst akdt",
  [-540]: "akst",
  [-600]: "hst",
};

const named = new Map(
  Object.entries(names).flatMap(([minutes, all]) =>
    all.split(" ").map((name) => [name, Number(minutes)] as const),
  ),
);

/** Of `+08:00`, `-0730`, `+8`, `GMT+8`, `UTC`, `EST`; null for what is no zone. CST is China's in Chinese feeds. */
export function readOffset(text: string, lang = ""): number | null {
  const zone = text.trim().toLowerCase();
  if (zone === "cst" && lang.startsWith("zh")) return 480;
  const offset = /^(?:gmt|utc|ut|z)? ?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (!offset) return named.get(zone) ?? null;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return offset[1] === "-" ? -minutes : minutes;
}

export function offsetOfPlace(place: string, at: number): number | null {
  try {
    const style = { timeZone: place, timeZoneName: "longOffset" } as const;
    const parts = new Intl.DateTimeFormat("en-US", style).formatToParts(at);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return readOffset(name);
  } catch {
    return null;
  }
}

/** Of the country that nearly all feeds of a language come from; null for a language of many zones. */
export function zoneOfLanguage(lang: string): number | null {
  const zones: Record<string, number> = { zh: 480, ja: 540, ko: 540 };
  return zones[lang.slice(0, 2).toLowerCase()] ?? null;
}
