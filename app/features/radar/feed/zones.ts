/** Minutes east of UTC. ET, CT, MT and PT are taken for winter time, as feeds that write them mean no rule of summer. */
const named: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  met: 60,
  cest: 120,
  mest: 120,
  eet: 120,
  sast: 120,
  eest: 180,
  msk: 180,
  ist: 330,
  ict: 420,
  wib: 420,
  sgt: 480,
  hkt: 480,
  awst: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  brt: -180,
  art: -180,
  ast: -240,
  adt: -180,
  nst: -210,
  et: -300,
  est: -300,
  edt: -240,
  ct: -360,
  cst: -360,
  cdt: -300,
  mt: -420,
  mst: -420,
  mdt: -360,
  pt: -480,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
};

/** Of `+08:00`, `-0730`, `+8`, `GMT+8`, `UTC`, `EST`; null for what is no zone. CST is China's in Chinese feeds. */
export function readOffset(text: string, lang = ""): number | null {
  const zone = text.trim().toLowerCase();
  if (zone === "cst" && lang.startsWith("zh")) return 480;
  if (Object.hasOwn(named, zone)) return named[zone] ?? null;
  const offset = /^(?:gmt|utc|ut|z)? ?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (!offset) return null;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return offset[1] === "-" ? -minutes : minutes;
}

/** Of `Europe/Brussels` on that day; null for a place that is unknown. */
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
