import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as z from "zod/mini";
import type { MemwinkTheme } from "~/core/memwink";

type Picture = { theme: MemwinkTheme; file: Blob | null; address: string | null };

interface Pictures extends DBSchema {
  pictures: { key: number; value: Picture; indexes: { theme: string } };
  daily: { key: "bing"; value: { day: string; file: Blob; credit: string } };
}

const MOST_A_THEME = 200;
const LARGEST_BYTES = 20_000_000;
const TIMEOUT_MS = 20_000;

let opening: Promise<IDBPDatabase<Pictures>> | null = null;

/** Opened once a page; it makes way for a newer version. */
function openPictures(): Promise<IDBPDatabase<Pictures>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<Pictures>("pictures", 1, {
    blocking: () => void opening?.then((database) => database.close()).then(forget),
    terminated: forget,
    upgrade(made) {
      made.createObjectStore("pictures", { autoIncrement: true }).createIndex("theme", "theme");
      made.createObjectStore("daily");
    },
  });
  opening.catch(forget);
  return opening;
}

/** Adds files that are pictures, as far as a theme takes more; says how many were. */
export async function addFiles(theme: MemwinkTheme, files: readonly File[]): Promise<number> {
  const room = MOST_A_THEME - (await countPictures(theme));
  const taken = files
    .filter(({ type, size }) => type.startsWith("image/") && size <= LARGEST_BYTES)
    .slice(0, room);
  const database = await openPictures();
  for (const file of taken)
    await database.add("pictures", { theme, file: file.slice(0, file.size, file.type), address: null });
  return taken.length;
}

const list = z
  .array(z.string().check(z.refine((url) => url.startsWith("https:") && URL.canParse(url))))
  .check(z.maxLength(MOST_A_THEME));

/** Adds a list of addresses, as JSON; null where it is no such list. */
export async function addList(theme: MemwinkTheme, json: unknown): Promise<number | null> {
  const read = list.safeParse(json);
  if (!read.success) return null;
  const added = read.data.slice(0, MOST_A_THEME - (await countPictures(theme)));
  const database = await openPictures();
  for (const address of added) await database.add("pictures", { theme, file: null, address });
  return added.length;
}

export async function countPictures(theme: MemwinkTheme): Promise<number> {
  return (await openPictures()).countFromIndex("pictures", "theme", theme);
}

export async function removePictures(theme: MemwinkTheme): Promise<void> {
  const database = await openPictures();
  for (const key of await database.getAllKeysFromIndex("pictures", "theme", theme))
    await database.delete("pictures", key);
}

/** In China www.bing.com leads to cn.bing.com. */
export const BING = "https://*.bing.com/*";

const archive = z.object({
  images: z.array(z.object({ url: z.string(), copyright: z._default(z.string(), "") })),
});

type Shown = { picture: Blob | string; credit: string };

/** The picture of the day, once a day; the last one where that site does not answer. */
async function bingPicture(day: string): Promise<Shown | null> {
  if (!(await chrome.permissions.contains({ origins: [BING] }))) return null;
  const database = await openPictures();
  const before = await database.get("daily", "bing");
  const last = before ? { picture: before.file, credit: before.credit } : null;
  if (before?.day === day) return last;
  const options = {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  } as const;
  try {
    const said = await fetch("https://www.bing.com/HPImageArchive.aspx?format=js&idx=0&n=1", options);
    const [image] = archive.parse(await said.json()).images;
    if (!image) return last;
    const { url, copyright: credit } = image;
    const file = await (await fetch(new URL(url, "https://www.bing.com"), options)).blob();
    if (!file.type.startsWith("image/")) return last;
    await database.put("daily", { day, file, credit }, "bing");
    return { picture: file, credit };
  } catch {
    return last;
  }
}

/** What a theme shows today: an own picture first, then the day's where the person has switched that on; null where it is drawn. */
export async function pictureOf(theme: MemwinkTheme, hasBing: boolean, now: Date): Promise<Shown | null> {
  const database = await openPictures();
  const keys = await database.getAllKeysFromIndex("pictures", "theme", theme);
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
  const key = keys[day % Math.max(keys.length, 1)];
  const own = key === undefined ? undefined : await database.get("pictures", key);
  const picture = own && (own.file ?? own.address);
  if (picture) return { picture, credit: "" };
  return theme === "bing" && hasBing ? bingPicture(now.toDateString()) : null;
}
