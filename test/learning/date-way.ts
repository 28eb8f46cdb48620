import type { Random } from "./random";

const months = "January February March April May June July August September October November December".split(
  " ",
);

type Point = (year: string, month: string | undefined) => string;

const two = (month: string) => month.padStart(2, "0");
const englishPoints: Point[] = [
  (year, month) => (month ? `${months[Number(month) - 1]?.slice(0, 3)} ${year}` : year),
  (year, month) => (month ? `${months[Number(month) - 1]} ${year}` : year),
  (year, month) => (month ? `${two(month)}/${year}` : year),
  (year) => year,
  (year, month) => (month ? `${year}-${two(month)}` : year),
  (year, month) => (month ? `${months[Number(month) - 1]?.slice(0, 3)}. ${year}` : year),
  (year, month) => (month ? `${two(month)}.${year}` : year),
  (year, month) => (month ? `${months[Number(month) - 1]?.slice(0, 3)} ’${year.slice(2)}` : year),
  (year, month) => (month ? `${months[Number(month) - 1]?.slice(0, 3).toUpperCase()} ${year}` : year),
];
const chinesePoints: Point[] = [
  (year, month) => (month ? `${year}.${two(month)}` : year),
  (year, month) => (month ? `${year}.${Number(month)}` : year),
  (year, month) => (month ? `${year}年${Number(month)}月` : `${year}年`),
  (year, month) => (month ? `${year}/${two(month)}` : year),
  (year, month) => (month ? `${year}-${two(month)}` : year),
  (year, month) => (month ? `${year}年${two(month)}月` : `${year}年`),
];

const dashes = {
  en: [" – ", " - ", "–", " to ", "-", " — "],
  zh: ["-", " - ", "—", "至", "～", " – ", "--", "~", " 至 "],
};
const nows = {
  en: ["Present", "present", "Present", "Current", "Now", "today", "to date", "Ongoing", ""],
  zh: ["至今", "至今", "今", "现在"],
};

/** How a page writes its dates, drawn once for all of it. */
export type DateWay = {
  point: (date: string | undefined) => string;
  dash: string;
  present: string;
  /** What stands between a beginning and this end: "2019–", "2019.03至今". */
  dashBefore: (to: string) => string;
};

export function dateWay(lang: "en" | "zh", random: Random): DateWay {
  const pick = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)];
  const write = pick(lang === "zh" ? chinesePoints : englishPoints);
  const [dash = "", present = ""] = [pick(dashes[lang]), pick(nows[lang])];
  const bareNow = random() < 0.3;
  return {
    point: (date = "") => {
      if (date === "present") return present;
      const [year = "", month] = date.split("-");
      return year ? (write?.(year, month) ?? year) : "";
    },
    dash,
    present,
    dashBefore: (to) => {
      if (to === "" || to === "今") return dash.trim();
      return to === "至今" && bareNow ? "" : dash;
    },
  };
}
