/** A date and time of day as written down; `zone` in minutes east of UTC, null where none is named. */
export type Wall = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  zone: number | null;
};

const MOST_ZONE_MINUTES = 15 * 60;

/** The moment, or null where there is no such day or time, or the year can be no year of news. */
export function momentOfWall(wall: Wall, zoneMinutes: number): Date | null {
  const { year, month, day, hour, minute } = wall;
  const second = wall.second === 60 ? 59 : wall.second;
  const zone = wall.zone ?? zoneMinutes;
  const isTime = hour <= 24 && minute < 60 && second < 60 && (hour < 24 || minute + second === 0);
  if (!isTime || year < 1980 || year > 2100 || month < 1 || month > 12 || Math.abs(zone) > MOST_ZONE_MINUTES)
    return null;
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) - zone * 60_000);
}

export function wallAt(at: number, zone: number): Wall {
  const local = new Date(at + zone * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    zone,
  };
}

/** A year of two digits is of the last or this century, whichever is nearer to now. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}
