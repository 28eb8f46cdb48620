import { degreeOf, roleOf } from "./roles";
import { simplified } from "./simplified";
import { anyOf } from "./word-list";
import cityNames from "./words/cities.json" with { type: "json" };
import countryNames from "./words/countries.json" with { type: "json" };
import degreesAndLicences from "./words/credentials.json" with { type: "json" };
import irishCountyNames from "./words/irish-counties.json" with { type: "json" };
import hanPlaces from "./words/places.zh.json" with { type: "json" };
import prefectureNames from "./words/prefectures.zh.json" with { type: "json" };
import regionNames from "./words/regions.json" with { type: "json" };
import stateCodes from "./words/state-codes.json" with { type: "json" };
import streetWords from "./words/street-words.json" with { type: "json" };

const states = anyOf(stateCodes.words);
const regions = anyOf(regionNames.words);
const countries = anyOf(countryNames.words);

/** Large towns whose names are hardly ever those of people or firms. */
const cities = anyOf(cityNames.words);

const han = anyOf(hanPlaces.words);

/** The seats of Chinese prefectures that are no usual words. */
const prefectures = anyOf(prefectureNames.words);

/** "Co. Dublin" and "County Down" are named by that word; without it half of them are towns. */
const irishCounties = anyOf(irishCountyNames.words);

const anywhere = "Remote|Online|Hybrid|On-?site|Work from home|WFH";
const word = "[A-ZÀ-Þ][\\p{L}.'’-]*";
const town = `${word}(?:[ –-](?:${word}|d['’]${word}|de|del|la|le|les|los|las|da|do|dos|sur|of|upon|am|an)){0,3}`;

const known = new RegExp(
  `^(?:${anywhere}|${regions}|${countries}|${cities}|${states}|(?:Co\\.?|County) (?:${irishCounties}))$`,
  "u",
);
const longestPlace = 60;

/** No town lies in a city: "Parcelworks, Seattle, WA" begins with a name. */
const knownCity = new RegExp(`^(?:${cities})$`, "u");
const stateCode = new RegExp(`^(?:${states})\\.?(?: \\d{5}(?:-\\d{4})?)?$`);
const lastPart = new RegExp(
  `^(?:${regions}|${countries}|${anywhere}|(?:Co\\.?|County) (?:${irishCounties}))(?: \\d{4,6})?$`,
  "u",
);
const townOnly = new RegExp(`^${town}$`, "u");
const hanPlace = new RegExp(
  `^(?:(?:中国|${han}|${prefectures})(?:省|市|自治区|特别行政区)?[\\s,，·-]*)+(?:[\\p{Script=Han}]{1,4}[区县市镇])?$`,
  "u",
);

/** "青岛 Qingdao" and "Hangzhou (杭州)". */
const bothScripts =
  /^(\p{Script=Han}{2,8}|[A-Z][A-Za-z' ]{2,20}?)\s?[(（/]?\s?((?<=\p{Script=Han}\P{L}{0,3})[A-Z][A-Za-z']{2,20}|(?<=[A-Za-z]\P{L}{0,3})\p{Script=Han}{2,8})[)）]?$/u;

const hanDistrict = new RegExp(`^(?:中国)?(?:${han}|${prefectures})(?:省|市)?\\s?\\p{Script=Han}{2,6}$`, "u");
const hanTownEnd = /^\p{Script=Han}{2,7}[区县镇乡村湾岛路街城港角环埔邨]$/u;

/** "Greater Boston Area", "Columbus, Ohio Metropolitan Area", "London Area, United Kingdom": a town with what lies around it, as LinkedIn says. */
function withoutArea(text: string): string {
  return text
    .replace(/^(?:the )?Greater (?=\p{Lu})/u, "")
    .replace(/ (?:(?:Metropolitan |Metro )?(?:Area|Region)|et périphérie)(?=,|$)/, "");
}

/** "Sopot (Poland)": a town with its country in brackets. */
function inCountry(text: string): string | null {
  const [, town = "", country = ""] = /^([^(),]{2,40}) \(([^(),]{2,40})\)$/.exec(text.trim()) ?? [];
  return lastPart.test(country) ? `${town}, ${country}` : null;
}

/** A looser test for a Chinese text among ways to reach somebody: "上海浦东", "九龍灣". */
export function mayBeHanPlace(text: string): boolean {
  const bare = simplified(text.trim());
  const shaped = hanDistrict.test(bare) || hanTownEnd.test(bare);
  return shaped && roleOf(bare) === "unknown" && degreeOf(bare) === "unknown" && !/籍|户口|人$/.test(bare);
}

/** A part of a known town or region: "上海浦东", "新界沙田". */
export function isHanDistrict(text: string): boolean {
  const bare = simplified(text.trim());
  return hanDistrict.test(bare) && mayBeHanPlace(bare);
}

/** "Dublin 8", "Paris 11e" and "London SE1": a district of a city that is known. */
const cityDistrict = new RegExp(
  `^(?:${cities}) (?:\\d{1,2}(?:e|er|ème|th|\\. ?Bezirk)?|[A-Z]{1,2}\\d{1,2}[A-Z]?)$`,
  "u",
);
/** "Greater Minneapolis-St. Paul Area": what is called so is a place although nobody knows the town. */
const greater = new RegExp(
  `^Greater ${town}(?:, ${town}){0,2} (?:(?:Metropolitan |Metro )?(?:Area|Region)|Metroplex)$`,
  "u",
);

/** "ZAGREB, CROATIA": capitals tell the parts of a place as well; a word alone may be a name. */
function inUsualCase(text: string): string {
  return text.includes(",") && !/\p{Ll}/u.test(text) ? usualCase(text) : text;
}

export function isPlace(text: string): boolean {
  const told = inCountry(text);
  if (told !== null && knownCity.test(told.split(",")[0] ?? "")) return true;
  const whole = text.trim();
  const within = withoutArea(whole);
  const bare = inUsualCase(
    within.replace(/^[(（]|[)）]$/g, "").replace(/\s[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/, ""),
  );
  if (!bare || bare.length > longestPlace) return false;
  if (cityDistrict.test(bare) || greater.test(whole)) return true;
  if (within !== whole && bare.includes(",") && mayBePlace(bare)) return true;
  const [, one = "", other = ""] = bothScripts.exec(bare) ?? [];
  if (one && (isPlace(one) || isPlace(other))) return townOnly.test(one) || townOnly.test(other);
  const han = simplified(bare);
  if (hanPlace.test(han) || hanPlace.test(bare) || (hanTown.test(han) && roleOf(bare) === "unknown"))
    return true;
  const parts = bare.split(/(?:(?<!\s)\s+)?[,/]\s*/);
  if (parts.length > 4) return false;
  const [, remote = ""] = /^(?:Remote|Hybrid)\s?[(–—-]\s?([^()]{2,40})$/.exec(bare) ?? [];
  if (remote) return isPlace(remote);
  if (parts.length === 1) return known.test(bare) && !/^[A-Z]{2}$/.test(bare);
  const last = parts.at(-1) ?? "";
  const head = parts.slice(0, -1);
  // "Lyon, Auvergne-Rhône-Alpes, France": networks name the region of a town that is known.
  const [city = "", region = ""] = head;
  const isRegion = townOnly.test(region) && roleOf(region) === "unknown" && !knownCity.test(region);
  if (parts.length === 3 && knownCity.test(city) && isRegion && lastPart.test(last)) return true;
  if (parts.length > 2 && (knownCity.test(head[1] ?? "") || !head.slice(1).every((part) => known.test(part))))
    return false;
  if (head.some((part) => credentials.test(part))) return false;
  if (
    head.some((part) => !knownCity.test(part) && (roleOf(part) !== "unknown" || degreeOf(part) !== "unknown"))
  )
    return false;
  // "Hobart, Tasmania"
  const isNamed = roleOf(last) !== "unknown" || degreeOf(last) !== "unknown";
  if (parts.length === 2 && knownCity.test(head[0] ?? "") && townOnly.test(last) && !isNamed) return true;
  return (
    (stateCode.test(last) || lastPart.test(last)) &&
    head.every((part) => townOnly.test(part) || known.test(part))
  );
}

/** "MBBS, MD": what doctors, nurses and lawyers write behind their names is no town in Maryland. */
const credentials = new RegExp(
  `^(?:${anyOf(degreesAndLicences.words)})(?: (?:BCh|ChB|BS|BChir|BAO|MRCP|PhD|MPH))?$`,
);

/** "MB BCh, MD, MRCP(UK)" below a name: degrees and no post. */
export function areCredentials(text: string): boolean {
  return credentials.test(text.split(",", 1).join("").trim());
}

/** "北京·海淀": a district of a known city without the word for it. */
const hanTown = new RegExp(`^(?:${han}|${prefectures})(?:省|市)?[·•-]\\p{Script=Han}{2,4}$`, "u");

const streetEndings = String.raw`stra(?:ß|ss)e\b|str\.|straat\b|(?:gatan?|vägen|vej|veien|katu)\b`;
const street = new RegExp(
  String.raw`\b(?:${anyOf(streetWords.words)})\b|${streetEndings}|^(?:ul|av|c|jl|r|pl)[./]\s?\p{L}`,
  "iu",
);
const hanAddress =
  /^[\p{Script=Han}\d\s-]{2,40}(?:[路街道巷弄镇乡村]|小区|大厦|花园|公寓)[\p{Script=Han}\d\s-]{0,20}(?:号|室|栋|楼|幢|村|小区|花园|單元|單|號)?[\p{Script=Han}\d\s-]{0,10}$|^(?:\p{Script=Han}{2,8}[省市区县州]){1,3}\p{Script=Han}{0,6}[镇乡村區區縣县]?$/u;
const postcode =
  /(?:\b\d{4,6}(?:-\d{3,4})?|(?<=\p{Ll},? )[A-Z]{1,2}\d[A-Z\d]?$|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\b[A-Z]\d[A-Z] ?\d[A-Z]\d|\b\d{4} ?[A-Z]{2})\b/gu;

/** "LONDON, UNITED KINGDOM" and "bristol, uk" as "London, United Kingdom" and "Bristol, UK". */
function usualCase(text: string): string {
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) =>
    word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
}

/** "School of History, University of Lothian, 4 Buccleuch Terrace, Edinburgh EH8 9LN": the rooms of an office before its street and post code. */
function isOfficeAddress(text: string): boolean {
  const parts = text.split(/,\s*/);
  const streetAt = parts.findIndex((part) => /^\d{1,5}[a-z]? \p{Lu}/u.test(part) && street.test(part));
  const town = parts.at(-1) ?? "";
  return streetAt > 0 && streetAt < parts.length - 1 && town.search(postcode) >= 0;
}

/** A postal address, or a place with its post code: "12 High Street, Leeds LS1 4AP", "10115 Berlin", "武汉市洪山区珞喻路1号". */
export function isAddress(text: string): boolean {
  const bare = usualCase(text.trim());
  if (bare.length > 120 || bare.length < 2) return false;
  const [, town = "", country = ""] = /^([^()]{3,80}) \(([^()]{2,40})\)$/.exec(bare) ?? [];
  if (isPlace(country)) return isAddress(`${town}, ${country}`);
  if (hanAddress.test(bare)) return roleOf(bare) !== "title";
  const numbered =
    /^(?:bl(?:oc)?k|flat|unit|apt|suite|house|plot|villa)\.? \d/i.test(bare) ||
    /^(?:no\.? ?|#)?\d{1,5}[a-z]?(?:[/-]\d{1,5})?,? \p{L}/iu.test(bare) ||
    / \d{1,5}[a-z]?(?:\/\d{1,4})?(?:,|$| [–-] )/i.test(bare);
  if (/^(?:flat|unit|room|rm|block|blk|apt|suite)\.? [^,]{0,8}\d[^,]{0,8}, [^.!?]{4,}$/i.test(bare))
    return true;
  if ((numbered && street.test(bare)) || /^p\.? ?o\.? ?box \d/i.test(bare)) return true;
  if (/^\d{1,5}[a-z]? \p{Lu}[^.!?]{2,80}, /u.test(bare)) return true;
  if (isOfficeAddress(bare)) return true;
  // "Ilica 214, 10000 Zagreb, Croatia": elsewhere the number stands behind the street.
  const [, behind = ""] = /^\p{Lu}[\p{L} .'’-]{1,40} \d{1,4}[a-z]?, (.{3,60})$/u.exec(bare) ?? [];
  if (behind && isAddress(behind)) return true;
  const place = bare
    .replace(postcode, " ")
    .replace(/\s{2,}/g, " ")
    .replace(/(?<!\s)\s+,/g, ",")
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, "");
  if (isPlace(place)) return true;
  return place !== bare && mayBePlace(place) && place.split(/[\s,]+/).length <= 4;
}

/** A town with its state or country, whatever words its name holds: "College Station, TX". */
export function isTownOfState(text: string): boolean {
  const [town = "", state = "", ...more] = text.trim().split(/(?:(?<!\s)\s+)?,\s*/);
  return more.length === 0 && townOnly.test(town) && (stateCode.test(state) || lastPart.test(state));
}

/** A looser test for a text that stands where a place is expected, such as the right-hand end of a heading line. */
export function mayBePlace(text: string): boolean {
  const parts = text
    .trim()
    .replace(/ \((?:hybrid|remote|on-?site)\)$/i, "")
    .split(/(?:(?<!\s)\s+)?[,/]\s*|\s[–-]\s(?=[A-Z]{2}$)/);
  return (
    isPlace(text) ||
    (parts.length <= 3 && parts.every((part) => townOnly.test(part) && part.split(" ").length <= 3))
  );
}
